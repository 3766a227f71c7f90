#!/usr/bin/env bash
# Asks the laboratory what the cards of second edition are worth, by the five dated lists of X2PO: plays the matches of each bot, and
# writes what they say, and how often the next list moved a price to where they say, into docs/first-answer.md and docs/first-answer/.
#
# It goes on where it was stopped: with the same number of matches and the same folder, which holds the run and the program that began it.
# Usage: [BOTS=beginner,wingman] [WORKERS=2] scripts/lab-first-answer.sh [MATCHES [FOLDER [PAGE]]]
#   scripts/lab-first-answer.sh 300 /tmp/try /tmp/try/answer.md                            tries the script in a few minutes
#   scripts/lab-first-answer.sh 200000 ~/first-answer                                      takes some two hours of two cores
#   BOTS=admiral scripts/lab-first-answer.sh 10000 ~/admiral docs/first-answer-admiral.md  a smaller run of the best bot
set -euo pipefail
cd "$(dirname "$0")/.."
matches=${1:-200000}
folder=${2:-bin/first-answer}
page=${3:-docs/first-answer.md}
bots=${BOTS:-beginner,wingman}
workers=${WORKERS:-$(nproc)}
tables=${page%.md}
run="$folder/x2po-$matches-${bots//,/-}.lab"

mkdir -p "$folder"
[ -x "$folder/koiogran" ] || go build -o "$folder/koiogran" ./cmd/koiogran
lab() { "$folder/koiogran" lab "$@"; }

[ -e "$run" ] || lab new "$run" --edition second --bots "$bots" -n "$matches" --points x2po@2025-12-10 \
  --against x2po@2024-03-26,x2po@2024-09-26,x2po@2025-03-26,x2po@2025-08-10
lab play "$run" --workers "$workers"
lab check "$run" --sample 2

mkdir -p "$tables"
lab report "$run" --page "$tables/report.html" --csv "$tables" >"$folder/report.txt"
{
  cat <<TEXT
# What the cards of second edition are worth

\`scripts/lab-first-answer.sh $matches\` with the bots $bots wrote this page. Its matches were played between squads drawn by x2po@2025-12-10, and
chance decided who was the first player. The same matches are compared with each of the five dated lists of X2PO: a list says what a card costs, the matches
say what it does. [laboratory.md](laboratory.md) explains the words.

Tables: [cards.csv]($(basename "$tables")/cards.csv)$([ ! -e "$tables/agreement.csv" ] || echo ", [agreement.csv]($(basename "$tables")/agreement.csv)"); plots:
[report.html]($(basename "$tables")/report.html). To watch a match: \`koiogran lab record RUN --match N -o match.txt\`.

\`\`\`
TEXT
  cat "$folder/report.txt"
  echo '```'
} >"$page"
echo "$page"

/** A rule in a window over the page, so that anyone who reads it stays where they are. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { type Clause, searchRules } from "../api/book";
import { sentence } from "../api/client";
import { link } from "../router";
import { Modal } from "./Modal";

/** about is what a clause is about, in words, by its id without the game's sign. */
function about(clause: string): string {
  return clause.split(".").slice(1).join(": ").replaceAll("-", " ");
}

/** RuleLink opens the clause with an id. It says “rule”, or what the clause is about. */
export function RuleLink({ clause, named = false }: { clause: string; named?: boolean }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="link" title={clause} onClick={() => (open.value = true)}>
        {named ? about(clause) : <>rule<span class="visually-hidden"> {clause}</span></>}
      </button>
      {open.value && <RuleWindow clause={clause} onClose={() => (open.value = false)} />}
    </>
  );
}

/** RuleWindow shows one clause, or the first that begins so: what it says, from where, with its example. */
export function RuleWindow({ clause, onClose }: { clause: string; onClose: () => void }) {
  const found = useSignal<Clause | null>(null);
  const error = useSignal("");
  useEffect(() => {
    searchRules(clause).then(
      ({ clauses }) => {
        found.value = clauses.find((c) => c.id === clause) ?? clauses.find((c) => c.id.startsWith(clause)) ?? null;
        if (!found.value) error.value = `There is no clause ${clause} in the catalogue.`;
      },
      (e) => (error.value = sentence(e)),
    );
  }, [clause]);
  const rule = found.value;
  return (
    <Modal title={rule ? rule.topic : "Rule"} onClose={onClose}>
      {error.value && <p class="error" role="alert">{error.value}</p>}
      {!rule && !error.value && <p role="status">Loading the rule…</p>}
      {rule && (
        <div class="rule-window" data-rule={rule.id}>
          <p>{rule.rule}</p>
          {rule.example && <p class="quiet">Example: {rule.example}</p>}
          {rule.note && <p class="quiet">{rule.note}</p>}
          <p class="quiet"><small>{rule.id} · {rule.source}</small></p>
          <p><a href={link("rules", rule.id)} target="_blank" rel="noreferrer">
            Open in the catalogue<span class="visually-hidden"> in a new tab</span></a></p>
        </div>
      )}
    </Modal>
  );
}

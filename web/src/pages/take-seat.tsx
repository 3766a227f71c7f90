/** The page of a friend's link: it takes the seat and goes on. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { takeSeat } from "../match/enter";
import { link } from "../router";

/** SitPage takes the seat of a link, or says that someone else has it. */
export default function SitPage({ parts }: { parts: string[] }) {
  const [where = "", id = "", secret = ""] = parts;
  const page = where === "join" ? "join" : "match";
  const error = useSignal("");
  useEffect(() => {
    takeSeat(page, id, secret).catch((e: unknown) => (error.value = sentence(e)));
  }, [page, id, secret]);
  return (
    <Page title="Take your seat">
      {error.value ? (
        <Failed why={error.value}>
          {page === "match" && id && <a href={link("match", id)}>Watch the match</a>}
        </Failed>
      ) : (
        <Loading what="Taking your seat" />
      )}
    </Page>
  );
}

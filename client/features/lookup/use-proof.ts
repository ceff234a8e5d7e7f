import { useState } from "react";
import type { IdentityPair } from "../../../domain/customers";
import { saveText } from "../../kit/files/save-file";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { callPublic } from "../../kit/public/public-call";
import type { DrawCard_DrawFragment as Draw } from "../../kit/transport/generated";
import { drawCardText } from "./draw-card.text";

interface Proofs {
  data: readonly { row: number }[];
}

/** Downloads the proof of a row as one file, as the verifier reads it. */
export function useProof({ phone, nationalCode }: IdentityPair, { id, row }: Draw) {
  const t = useText(drawCardText);
  const shared = useText(sharedText);
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const download = async () => {
    setBusy(true);
    setProblem(null);
    const body = { phone, national_code: nationalCode };
    const response = await callPublic<Proofs>(`/api/draws/${id}/proof`, { lang, body });
    setBusy(false);
    if (!response.ok) return setProblem(response.detail ?? shared("networkError"));
    const proof = response.body.data.find((one) => one.row === row);
    if (proof) saveText(`proof-${id}-${row + 1}.json`, JSON.stringify(proof));
    else setProblem(t("missing"));
  };

  return { busy, problem, download, dismiss: () => setProblem(null) };
}

import { useState } from "react";
import { MAX_PICTURE_BYTES } from "../../../domain/draws/draw";
import { DRAW_ERRORS } from "../../../domain/draws/draw-errors";
import { PICTURE_TYPES } from "../../../domain/pictures";
import { PictureInput } from "../../kit/form/PictureInput";
import { UploadDrawPictureDocument } from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { uploadFetch } from "../../kit/files/upload";
import { drawFormText } from "./draw-form.text";
import { PrizePicture } from "./PrizePicture";

/** The error of a file that the server would reject. */
function problemOf({ type, size }: File): keyof typeof DRAW_ERRORS | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return "PICTURE_TYPE_INVALID";
  return size > MAX_PICTURE_BYTES ? "PICTURE_TOO_LARGE" : undefined;
}

interface Props {
  /** The formatted number of the prize. */
  number: string;
  /** The hash of the stored picture; empty without one. */
  value: string;
  onChange: (sha256: string) => void;
}

/** The picture of a prize: it is uploaded when it is chosen, and shown before the draw is saved. */
export function PictureField({ number, value, onChange }: Props) {
  const t = useText(drawFormText);
  const lang = useLang();
  const { run, busy } = useAction(UploadDrawPictureDocument);
  const [problem, setProblem] = useState<string>();
  const take = async (file: File) => {
    const code = problemOf(file);
    setProblem(code && DRAW_ERRORS[code][lang]);
    if (code) return;
    const { signal } = new AbortController();
    const { data, error } = await run({ file }, { fetch: uploadFetch({ file, onProgress: () => undefined, signal }) });
    if (error) setProblem(messageOr(error, t("pictureFailed")));
    else onChange(data.uploadDrawPicture.sha256);
  };
  const remove = () => {
    setProblem(undefined);
    onChange("");
  };
  const at = { number };
  return (
    <PictureInput
      labels={{
        choose: [
          t(busy ? "uploading" : value ? "replacePicture" : "addPicture"),
          t(value ? "replacePictureOf" : "addPictureOf", at),
        ],
        remove: [t("removePicture"), t("removePictureOf", at)],
        hint: t("pictureHint"),
      }}
      picture={<PrizePicture sha256={value || null} size="20" />}
      hasPicture={value !== ""}
      problem={problem}
      busy={busy}
      onFile={take}
      onRemove={remove}
    />
  );
}

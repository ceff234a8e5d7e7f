import { useState } from "react";
import { useWatch } from "react-hook-form";
import { MAX_PICTURE_BYTES } from "../../../domain/draws/draw";
import { DRAW_ERRORS } from "../../../domain/draws/draw-errors";
import { PICTURE_TYPES } from "../../../domain/pictures";
import { PictureInput } from "../../kit/form/PictureInput";
import { UploadDrawPictureDocument } from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { uploadFetch } from "../../kit/files/upload";
import { drawFormText } from "./draw-form.text";
import { PrizePicture } from "./PrizePicture";
import type { DrawForm } from "./use-draw-form";

/** The error of a file that the server would reject. */
function problemOf({ type, size }: File): keyof typeof DRAW_ERRORS | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return "PICTURE_TYPE_INVALID";
  return size > MAX_PICTURE_BYTES ? "PICTURE_TOO_LARGE" : undefined;
}

interface Props {
  form: DrawForm;
  /** The index of the prize. */
  index: number;
}

/** The picture of a prize: it is uploaded when it is chosen, and shown before the draw is saved. */
export function PictureField({ form, index }: Props) {
  const t = useText(drawFormText);
  const lang = useLang();
  const { run, busy } = useAction(UploadDrawPictureDocument);
  const [problem, setProblem] = useState<string>();
  const { number } = useFormats();
  const name = `prizes.${index}.pictureSha256` as const;
  const value = useWatch({ control: form.control, name });
  const change = (sha256: string) => form.setValue(name, sha256, { shouldDirty: true });
  const take = async (file: File) => {
    const code = problemOf(file);
    setProblem(code && DRAW_ERRORS[code][lang]);
    if (code) return;
    const { signal } = new AbortController();
    const { data, error } = await run({ file }, { fetch: uploadFetch({ file, onProgress: () => undefined, signal }) });
    if (error) setProblem(messageOr(error, t("pictureFailed")));
    else change(data.uploadDrawPicture.sha256);
  };
  const remove = () => {
    setProblem(undefined);
    change("");
  };
  const at = { number: number(index + 1) };
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

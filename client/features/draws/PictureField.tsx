import { Box, Button, chakra, Flex, Input } from "@chakra-ui/react";
import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent } from "react";
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from "../../../domain/draws/picture";
import { DRAW_ERRORS } from "../../../domain/errors/draws";
import { UploadDrawPictureDocument } from "../../kit/graphql/generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { uploadFetch } from "../../kit/transport/upload";
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { run, busy } = useAction(UploadDrawPictureDocument);
  const [problem, setProblem] = useState<string>();
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const code = problemOf(file);
    setProblem(code && DRAW_ERRORS[code][lang]);
    if (!code) await upload(file);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  };
  const upload = async (file: File) => {
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
    <Flex gap="4" align="center" mb="4">
      <PrizePicture sha256={value || null} size="20" />
      <Box minW="0">
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            aria-label={t(value ? "replacePictureOf" : "addPictureOf", at)}
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            <ImagePlus size={16} aria-hidden />
            {t(busy ? "uploading" : value ? "replacePicture" : "addPicture")}
          </Button>
          {value && (
            <Button variant="ghost" size="sm" disabled={busy} aria-label={t("removePictureOf", at)} onClick={remove}>
              <Trash2 size={16} aria-hidden />
              {t("removePicture")}
            </Button>
          )}
        </Flex>
        <chakra.p
          id={`${id}-note`}
          role={problem ? "alert" : undefined}
          mt="1.5"
          fontSize="sm"
          color={problem ? "danger.fg" : "fg.muted"}
        >
          {problem ?? t("pictureHint")}
        </chakra.p>
        <Input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          hidden
          aria-label={t("addPictureOf", at)}
          onChange={(event) => void take(event)}
        />
      </Box>
    </Flex>
  );
}

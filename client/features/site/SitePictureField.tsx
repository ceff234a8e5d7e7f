import { Box, Image } from "@chakra-ui/react";
import { ImageIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { DRAW_ERRORS } from "../../../domain/draws/draw-errors";
import { SITE_ERRORS } from "../../../domain/errors/site";
import { PICTURE_TYPES } from "../../../domain/pictures";
import { MAX_SITE_PICTURE_BYTES } from "../../../domain/site/content";
import { PictureInput } from "../../kit/form/PictureInput";
import { UploadSitePictureDocument } from "./site.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useLang, useText } from "../../kit/i18n/i18n";
import { messageOr } from "../../kit/transport/request-error";
import { uploadFetch } from "../../kit/files/upload";
import { siteText } from "./site.text";
import type { SiteForm } from "./use-site-form";

interface Props {
  form: SiteForm;
  name: `logos.${number}.pictureSha256` | `prizes.${number}.pictureSha256`;
  /** The label of the logo or prize. */
  item: string;
}

/** A picture of the festival page: it is uploaded when it is chosen, and published with the content. */
export function SitePictureField({ form, name, item }: Props) {
  const t = useText(siteText);
  const lang = useLang();
  const { run, busy } = useAction(UploadSitePictureDocument);
  const [problem, setProblem] = useState<string>();
  const sha256 = useWatch({ control: form.control, name });
  // The item can be moved or removed while its picture is uploaded.
  const current = useRef<Props["name"] | null>(null);
  useEffect(() => {
    current.current = name;
    return () => {
      current.current = null;
    };
  }, [name]);
  const change = (next: string | null) => {
    if (current.current === null) return;
    form.clearErrors(current.current);
    form.setValue(current.current, next, { shouldDirty: true });
  };
  const take = async (file: File) => {
    const isKnown = PICTURE_TYPES.some((type) => type === file.type);
    if (!isKnown) return setProblem(DRAW_ERRORS.PICTURE_TYPE_INVALID[lang]);
    if (file.size > MAX_SITE_PICTURE_BYTES) return setProblem(SITE_ERRORS.SITE_PICTURE_TOO_LARGE[lang]);
    setProblem(undefined);
    const { signal } = new AbortController();
    const { data, error } = await run({ file }, { fetch: uploadFetch({ file, onProgress: () => undefined, signal }) });
    if (error) setProblem(messageOr(error, t("pictureFailed")));
    else change(data.uploadSitePicture.sha256);
  };
  const remove = () => {
    setProblem(undefined);
    change(null);
  };
  const action = t(busy ? "uploading" : sha256 ? "replacePicture" : "addPicture");
  const placeholder = { display: "inline-grid", placeItems: "center", color: "fg.muted" } as const;
  return (
    <PictureInput
      labels={{
        choose: [action, t("pictureOf", { action, item })],
        remove: [t("removePicture"), t("pictureOf", { action: t("removePicture"), item })],
        hint: t("pictureHint"),
      }}
      picture={
        <Box
          boxSize="20"
          flexShrink="0"
          overflow="hidden"
          borderRadius="md"
          borderWidth="1px"
          bg="bg.muted"
          {...placeholder}
        >
          {sha256 ? (
            <Image src={`/api/site/pictures/${sha256}`} alt="" boxSize="full" objectFit="contain" />
          ) : (
            <ImageIcon size="40%" aria-hidden />
          )}
        </Box>
      }
      hasPicture={sha256 !== null}
      problem={problem ?? form.getFieldState(name, form.formState).error?.message}
      busy={busy}
      onFile={take}
      onRemove={remove}
    />
  );
}

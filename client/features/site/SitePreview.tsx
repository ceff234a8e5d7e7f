import { useQuery } from "@apollo/client/react";
import { chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import type { SiteContent } from "../../../domain/site/content";
import { DialogHeader } from "../../kit/dialog/DialogHeader";
import { Modal } from "../../kit/dialog/Modal";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { Segmented } from "../../kit/form/Segmented";
import type { FestivalVariant, Language } from "../../kit/graphql/generated";
import { useLang, useText } from "../../kit/i18n/i18n";
import { SitePreviewDocument } from "./site.generated";
import { inputOf } from "./site-form";
import { siteText } from "./site.text";

interface Props {
  content: SiteContent;
  onClose: () => void;
}

/** The festival pages with a content that is not published. The frame runs no scripts. */
export function SitePreview({ content, onClose }: Props) {
  const t = useText(siteText);
  const [variant, setVariant] = useState<FestivalVariant>("STARS");
  const [lang, setLang] = useState<Language>(useLang() === "fa" ? "FA" : "EN");
  const { data, error, loading, refetch } = useQuery(SitePreviewDocument, {
    variables: { input: inputOf(content), variant, lang },
    fetchPolicy: "no-cache",
  });
  const frame = () => {
    if (data) return <Frame title={t("previewTitle")} srcDoc={data.sitePreview} sandbox="allow-same-origin" />;
    if (!error) return <Loading rows={6} />;
    return (
      <LoadFailed message={t("previewFailed")} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
    );
  };
  return (
    <Modal open size="lg" onClose={onClose}>
      <DialogHeader title={t("previewTitle")} />
      <Flex gap="3" wrap="wrap" px="6" py="4">
        <Segmented
          label={t("previewPage")}
          value={variant}
          options={[
            { value: "STARS", label: t("stars") },
            { value: "SIGN_UP", label: t("signUp") },
          ]}
          onChange={setVariant}
        />
        <Segmented
          label={t("previewLanguage")}
          value={lang}
          options={[
            { value: "FA", label: t("persian") },
            { value: "EN", label: t("english") },
          ]}
          onChange={setLang}
        />
      </Flex>
      {frame()}
    </Modal>
  );
}

const Frame = chakra("iframe", { base: { display: "block", w: "full", h: "70dvh", borderTopWidth: "1px" } });

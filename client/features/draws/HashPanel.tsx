import { Box, Button, chakra, Flex, Link } from "@chakra-ui/react";
import { Copy, Printer } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { Panel } from "../../kit/figures/Panel";
import { Secret, useCopy } from "../../kit/password/Secret";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { RowMenu } from "../../kit/menu/RowMenu";
import { allows, useSession } from "../../kit/session/session";
import { groupHash, nameOf, publicUrl } from "./draw-labels";
import { drawPrintText } from "./draw-print.text";
import { DrawFiles } from "./DrawFiles";
import { drawStepsText } from "./draw-steps.text";

const Poster = lazy(async () => ({ default: (await import("./Poster")).Poster }));

interface Props {
  draw: Draw;
  hash: string;
  onAnchor: () => void;
}

/** The places where the hash was published, oldest first. */
function Anchors({ draw: { anchors, state }, onAnchor }: Pick<Props, "draw" | "onAnchor">) {
  const t = useText(drawStepsText);
  const { date } = useFormats();
  const mayAnchor = allows(useSession(), "draws:write") && (state === "ANCHORED" || state === "DRAWN");
  return (
    <Box mt="5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" minH="9">
        <chakra.h3 fontWeight="600">{t("anchors")}</chakra.h3>
        {mayAnchor && (
          <Button variant="outline" size="sm" onClick={onAnchor}>
            {t("addAnchor")}
          </Button>
        )}
      </Flex>
      {anchors.length === 0 ? (
        <chakra.p color="fg.muted">{t("noAnchors")}</chakra.p>
      ) : (
        <chakra.ol listStyleType="none" aria-label={t("anchors")}>
          {anchors.map(({ createdAt, url, note }) => (
            <chakra.li key={`${createdAt}${url}${note}`} py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
              {url !== "" && (
                <chakra.p overflowWrap="anywhere">
                  <Link href={url} target="_blank" rel="noreferrer" dir="ltr">
                    {url}
                  </Link>
                </chakra.p>
              )}
              {note !== "" && (
                <chakra.p overflowWrap="anywhere">
                  <bdi>{note}</bdi>
                </chakra.p>
              )}
              <chakra.time fontSize="sm" color="fg.muted" dateTime={createdAt}>
                {date(createdAt)}
              </chakra.time>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </Box>
  );
}

/** The hash of the manifest: to be copied, printed as a poster, and recorded where it was published. */
export function HashPanel({ draw, hash, onAnchor }: Props) {
  const t = useText(drawStepsText);
  const print = useText(drawPrintText);
  const lang = useLang();
  const copy = useCopy();
  const { number, date } = useFormats();
  const [poster, setPoster] = useState<Lang>();
  const announcement = print("announcement", {
    name: nameOf(draw, lang),
    hash,
    owners: number(draw.owners ?? 0),
    codes: number(draw.codes ?? 0),
    time: date(draw.drawAt),
    url: publicUrl(draw),
  });
  return (
    <Panel title={t("hash")}>
      <chakra.p mb="4" color="fg.muted" fontSize="sm">
        {t("hashLead")}
      </chakra.p>
      <Secret label={t("hash")} value={hash} display={groupHash(hash)} />
      <Flex mt="4" gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => void copy(announcement)}>
          <Copy size={16} aria-hidden />
          {t("copyAnnouncement")}
        </Button>
        <RowMenu
          label={t("poster")}
          entries={[
            { label: t("printFa"), icon: Printer, onSelect: () => setPoster("fa") },
            { label: t("printEn"), icon: Printer, onSelect: () => setPoster("en") },
          ]}
        >
          <Printer size={16} aria-hidden />
          {t("poster")}
        </RowMenu>
      </Flex>
      <DrawFiles draw={draw} />
      <Anchors draw={draw} onAnchor={onAnchor} />
      <Suspense>
        {poster && <Poster key={poster} draw={draw} hash={hash} lang={poster} onPrinted={() => setPoster(undefined)} />}
      </Suspense>
    </Panel>
  );
}

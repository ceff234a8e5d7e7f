import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Ban, CopyPlus } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { Notice } from "../../kit/feedback/States";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { CopyDrawDocument, DrawsScreenDocument, type DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import type { MenuEntry } from "../../kit/menu/MenuList";
import { RowMenu } from "../../kit/menu/RowMenu";
import { TextLink } from "../../kit/page/RouterLink";
import { RecordPage } from "../../kit/record/RecordPage";
import { allows, useSession } from "../../kit/session/session";
import { messageOr } from "../../kit/transport/request-error";
import { urlIn } from "../public-draws/page-language";
import { Definition } from "./Definition";
import { isOver, nameOf, StateBadge } from "./draw-labels";
import { useNow } from "../../kit/timing/use-now";
import { drawsText } from "./draws.text";
import { HashPanel } from "./HashPanel";
import { NextStep, type Step } from "./NextStep";
import { Preview } from "./Preview";
import { Results } from "./Results";
import { Timeline } from "./Timeline";
import { useDraw } from "./use-draw";

const DrawTask = lazy(async () => ({ default: (await import("./DrawTask")).DrawTask }));

const SECOND_MS = 1000;

interface Task {
  step: Step | "void";
  /** The user confirms the request of another person. */
  isSecond: boolean;
}

/** The rare actions of a draw: copy and void. */
function useRareActions(draw: Draw | undefined, onVoid: () => void): { entries: MenuEntry[]; busy: boolean } {
  const t = useText(drawsText);
  const session = useSession();
  const navigate = useNavigate();
  const copy = useAction(CopyDrawDocument);
  if (!draw) return { entries: [], busy: false };
  const copyDraw = async () => {
    const { data, error } = await copy.run({ id: draw.id }, { refetch: [DrawsScreenDocument] });
    if (error) return toastFailed(messageOr(error, t("copyFailed")));
    toastDone(t("copied"));
    await navigate(`/admin/draws/${data.copyDraw.id}`);
  };
  return {
    busy: copy.busy,
    entries: [
      ...(allows(session, "draws:write")
        ? [{ label: t("copy"), icon: CopyPlus, onSelect: () => void copyDraw() }]
        : []),
      ...(allows(session, "draws:void") && !isOver(draw)
        ? [{ label: t("void"), icon: Ban, danger: true, onSelect: onVoid }]
        : []),
    ],
  };
}

/** Links to the draw that this one was copied from, and to its copies. */
function Copies({ draw: { copiedFromId, copyIds } }: { draw: Draw }) {
  const t = useText(drawsText);
  const { number } = useFormats();
  if (copiedFromId === null && copyIds.length === 0) return null;
  const link = (id: string, label: ReactNode) => (
    <TextLink key={id} to={`/admin/draws/${id}`}>
      {label}
    </TextLink>
  );
  return (
    <Flex gap="4" wrap="wrap" fontSize="sm" color="fg.muted">
      {copiedFromId !== null && (
        <span>
          {`${t("copiedFrom")}: `}
          {link(copiedFromId, t("anotherDraw"))}
        </span>
      )}
      {copyIds.length > 0 && (
        <Flex as="span" gap="2" wrap="wrap">
          {`${t("copies")}: `}
          {copyIds.map((id, index) => link(id, t("copyNumber", { number: number(index + 1) })))}
        </Flex>
      )}
    </Flex>
  );
}

interface ContentProps {
  draw: Draw;
  userId: string;
  onTask: (task: Task) => void;
}

function Content({ draw, userId, onTask }: ContentProps) {
  const t = useText(drawsText);
  const now = useNow(SECOND_MS);
  const { state } = draw;
  return (
    <>
      {state === "VOIDED" && (
        <Notice tone="gold" title={t("voidedBecause")}>
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
            {draw.voidReason}
          </chakra.p>
        </Notice>
      )}
      <Box
        display="grid"
        gap={{ base: "4", md: "5" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
        alignItems="start"
      >
        <Flex direction="column" gap={{ base: "4", md: "5" }} minW="0">
          <NextStep draw={draw} userId={userId} now={now} onStep={(step, isSecond) => onTask({ step, isSecond })} />
          {(state === "DRAFT" || state === "ANNOUNCED") && <Preview draw={draw} />}
          {draw.manifestHash !== null && (
            <HashPanel
              draw={draw}
              hash={draw.manifestHash}
              onAnchor={() => onTask({ step: "anchor", isSecond: false })}
            />
          )}
        </Flex>
        <Timeline draw={draw} now={now} />
      </Box>
      {draw.results.length > 0 && <Results draw={draw} />}
      <Definition draw={draw} />
      <Copies draw={draw} />
    </>
  );
}

function OneDraw({ id }: { id: string }) {
  const t = useText(drawsText);
  const lang = useLang();
  const { draw, userId, ...record } = useDraw(id);
  const [task, setTask] = useState<Task>();
  const rare = useRareActions(draw, () => setTask({ step: "void", isSecond: false }));
  return (
    <RecordPage
      crumbs={[{ to: "/admin/draws", label: t("title") }]}
      kind={t("draw")}
      title={draw && nameOf(draw, lang)}
      lead={draw && <StateBadge state={draw.state} />}
      actions={
        <>
          {draw && draw.announcedAt !== null && (
            <Button asChild variant="outline">
              <a href={urlIn(lang, `/draws/${id}`)} target="_blank" rel="noreferrer">
                {t("publicPage")}
              </a>
            </Button>
          )}
          {rare.entries.length > 0 && <RowMenu label={t("moreActions")} entries={rare.entries} busy={rare.busy} />}
        </>
      }
      record={record}
      missing={{ title: t("notFound"), help: t("notFoundHelp") }}
    >
      {draw && <Content draw={draw} userId={userId} onTask={setTask} />}
      <Suspense>
        {draw && task && <DrawTask {...task} draw={draw} onClose={() => setTask(undefined)} onFailed={record.reload} />}
      </Suspense>
    </RecordPage>
  );
}

/** The draw in the URL: what comes next, its timeline, definition, published hash and winners. */
export function DrawScreen() {
  const { id = "" } = useParams();
  return <OneDraw key={id} id={id} />;
}

import { chakra, Flex, Grid as Columns } from "@chakra-ui/react";
import { useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { foldDigits } from "../../../domain/text";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { Panel } from "../../kit/figures/Panel";
import { Empty, LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { toastDone } from "../../kit/feedback/toast";
import { SubmitButton } from "../../kit/form/SubmitButton";
import { DigitsField } from "../../kit/form/fields";
import { CheckboxField } from "../../kit/form/LongFields";
import type { DrawScreen_DrawFragment as Draw } from "./draws.generated";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { Breadcrumb } from "../../kit/record/Breadcrumb";
import { nameOf } from "./draw-labels";
import { ExclusionFields, ModeFields, NameFields, SourceFields, TimeFields } from "./DrawFields";
import { drawFormText } from "./draw-form.text";
import { drawsText } from "./draws.text";
import { PrizeFields } from "./PrizeFields";
import { useDraw } from "./use-draw";
import { useDrawForm } from "./use-draw-form";

function Form({ draw }: { draw: Draw | null }) {
  const t = useText(drawFormText);
  const shared = useText(sharedText);
  const [savedId, setSavedId] = useState<string>();
  const saved = (id: string) => {
    toastDone(t(draw ? "updated" : "created"));
    setSavedId(id);
  };
  const { form, submit, problem, dirty, busy } = useDrawForm({ draw, onSaved: saved });
  if (savedId !== undefined) return <Navigate to={`/admin/draws/${savedId}`} replace />;
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard active={dirty && !busy} />
      <Flex direction="column" gap={{ base: "4", md: "5" }}>
        <Panel title={t("names")}>
          <NameFields form={form} />
        </Panel>
        <Panel title={t("sources")}>
          <SourceFields form={form} />
        </Panel>
        <Panel title={t("times")}>
          <TimeFields form={form} />
        </Panel>
        <Panel title={t("prizes")}>
          <chakra.p mb="4" mt="-3" fontSize="sm" color="fg.muted">
            {t("prizesLead")}
          </chakra.p>
          <PrizeFields form={form} />
          <Columns mt="5" templateColumns={{ md: "1fr 1fr" }} columnGap="4" alignItems="center">
            <DigitsField
              form={form}
              name="reserves"
              label={t("reserves")}
              hint={t("reservesHint")}
              fold={foldDigits}
              maxLength={4}
            />
            <CheckboxField form={form} name="isOnePerOwner" label={t("isOnePerOwner")} />
          </Columns>
        </Panel>
        <Panel title={t("exclusions")}>
          <ExclusionFields form={form} draw={draw} />
        </Panel>
        <Panel title={t("randomness")}>
          <ModeFields form={form} />
        </Panel>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <ButtonLink to={draw ? `/admin/draws/${draw.id}` : "/admin/draws"} variant="outline" size="lg">
            {shared("cancel")}
          </ButtonLink>
          <SubmitButton size="lg" busy={busy}>
            {t(busy ? "saving" : draw ? "submitEdit" : "submitCreate")}
          </SubmitButton>
        </Flex>
      </Flex>
    </chakra.form>
  );
}

/** The form of the draft in the URL. */
function EditScreen({ id }: { id: string }) {
  const t = useText(drawFormText);
  const labels = useText(drawsText);
  const lang = useLang();
  const { draw, isMissing, problem, busy, reload } = useDraw(id);
  const content = () => {
    if (isMissing)
      return <Empty action={<ButtonLink to="/admin/draws">{t("toDraws")}</ButtonLink>}>{labels("notFoundHelp")}</Empty>;
    if (!draw && problem !== undefined) return <LoadFailed message={problem} busy={busy} onRetry={reload} />;
    if (!draw) return <Loading rows={6} />;
    return (
      <Empty action={<ButtonLink to={`/admin/draws/${id}`}>{t("toDraw")}</ButtonLink>}>
        <div>
          <chakra.p fontWeight="600" color="fg">
            {t("notDraft")}
          </chakra.p>
          <p>{t("notDraftHelp")}</p>
        </div>
      </Empty>
    );
  };
  const title = isMissing ? labels("notFound") : t("editTitle");
  const ofDraw = draw ? [{ to: `/admin/draws/${id}`, label: nameOf(draw, lang) }] : [];
  return (
    <Page
      title={title}
      breadcrumb={<Breadcrumb crumbs={[{ to: "/admin/draws", label: labels("title") }, ...ofDraw]} title={title} />}
    >
      {draw?.state === "DRAFT" ? <Form draw={draw} /> : <Card>{content()}</Card>}
    </Page>
  );
}

/** The definition of a new draw, or of the draft in the URL. */
export function DrawFormScreen() {
  const t = useText(drawFormText);
  const labels = useText(drawsText);
  const { id } = useParams();
  if (id !== undefined) return <EditScreen key={id} id={id} />;
  return (
    <Page
      title={t("createTitle")}
      breadcrumb={<Breadcrumb crumbs={[{ to: "/admin/draws", label: labels("title") }]} title={t("createTitle")} />}
    >
      <Form draw={null} />
    </Page>
  );
}

import { ActionBar, Button, chakra } from "@chakra-ui/react";
import type { DocumentNode } from "graphql";
import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { MAX_BULK_IDS } from "../../../domain/bulk-actions";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { selectedIds, type Selection } from "../../kit/grid/use-selection";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import type { BulkActionFilter, BulkActionKind } from "../../kit/graphql/generated";
import { bulkActionsText } from "./bulk-actions.text";
import { BulkDialog } from "./BulkDialog";

export interface BulkProps {
  selection: Selection;
  /** The items of the filter, on all pages. */
  total: number;
  /** Whether there are more, so that the whole filter cannot be selected. */
  isTotalCapped: boolean;
  filter: BulkActionFilter;
  kinds: readonly BulkActionKind[];
  /** Actions that are no background jobs. */
  actions?: ReactNode;
  /** The query of the list. */
  list: DocumentNode;
}

/** The number of selected rows and their actions. */
export function BulkBar({ selection, total, isTotalCapped, filter, kinds, actions, list }: BulkProps) {
  const t = useText(bulkActionsText);
  const { number } = useFormats();
  const [kind, setKind] = useState<BulkActionKind>();
  const ids = selectedIds(selection);
  const count = selection.isWhole ? total : ids.length;
  const isTooMany = !selection.isWhole && count > MAX_BULK_IDS;
  return (
    <>
      <ActionBar.Root
        open
        closeOnInteractOutside={false}
        closeOnEscape={false}
        autoFocus={false}
        modal={false}
        portalled={false}
      >
        <ActionBar.Positioner
          // At the end of the page it stands below the pager, which it would cover otherwise.
          data-bottom-bar
          position="sticky"
          bottom="4"
          mt="4"
          zIndex="10"
          display="flex"
          justifyContent="center"
          pointerEvents="none"
        >
          <ActionBar.Content
            // As a dialog, which it is by default, it would hold back the shortcuts of the page.
            role="region"
            aria-label={t("bar")}
            pointerEvents="auto"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            p="2"
            bg="bg.card"
            borderWidth="1px"
            borderRadius="lg"
            boxShadow="raised"
          >
            <ActionBar.SelectionTrigger role="status" px="2" fontWeight="600" cursor="default" asChild>
              <span>{t(selection.isWhole ? "whole" : "selected", { count: number(count) })}</span>
            </ActionBar.SelectionTrigger>
            {!selection.isWhole && !isTotalCapped && total > ids.length && (
              <Button variant="ghost" size="sm" onClick={selection.selectWhole}>
                {t("selectWhole", { count: number(total) })}
              </Button>
            )}
            {isTooMany ? (
              <chakra.span role="status" px="2" color="danger.fg">
                {t("tooMany", { max: number(MAX_BULK_IDS) })}
              </chakra.span>
            ) : (
              <>
                {kinds.map((one) => (
                  <Button key={one} variant="outline" size="sm" onClick={() => setKind(one)}>
                    {t(one)}
                  </Button>
                ))}
                {actions}
              </>
            )}
            <Button
              variant="ghost"
              size="sm"
              px="2"
              aria-label={t("clear")}
              title={t("clear")}
              onClick={() => {
                selection.clear();
                // The bar disappears with the button.
                focusHeading();
              }}
            >
              <X size={16} aria-hidden />
            </Button>
          </ActionBar.Content>
        </ActionBar.Positioner>
      </ActionBar.Root>
      {kind && (
        <BulkDialog
          kind={kind}
          items={selection.isWhole ? { filter } : { ids }}
          count={count}
          list={list}
          onDone={() => {
            setKind(undefined);
            selection.clear();
          }}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}

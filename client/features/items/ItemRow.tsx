import { Badge, Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { toast } from "../../kit/feedback/toast";
import { UpdateItemDocument, type ItemRow_ItemFragment } from "./items.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { itemsText } from "./items.text";

interface Props {
  item: ItemRow_ItemFragment;
  mayWrite: boolean;
  onDelete: (item: ItemRow_ItemFragment) => void;
}

export function ItemRow({ item, mayWrite, onDelete }: Props) {
  const t = useText(itemsText);
  const update = useAction(UpdateItemDocument);
  const { id, title, description, completed } = item;

  const toggle = async () => {
    if (update.busy) return;
    const expected = { updateItem: { ...item, completed: !completed } };
    const { error } = await update.run({ id, input: { completed: !completed } }, { expected });
    if (error) toast(error.message, "long");
  };

  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      py="3.5"
      px={{ base: "4", md: "5" }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.label
        display="flex"
        alignItems="center"
        justifyContent="center"
        w="6"
        h="6"
        flexShrink="0"
        cursor={mayWrite ? "pointer" : "not-allowed"}
      >
        <chakra.input
          type="checkbox"
          w="5"
          h="5"
          accentColor="var(--club-colors-accent-solid)"
          cursor="inherit"
          checked={completed}
          disabled={!mayWrite}
          // A disabled one loses the focus.
          aria-disabled={update.busy || undefined}
          aria-label={t("mark", { title })}
          onChange={() => void toggle()}
        />
      </chakra.label>
      <Flex flex="1" minW="0" gap="1" columnGap="3" wrap="wrap" align="center">
        <Box flex="1" minW="min(10rem, 100%)" overflowWrap="anywhere">
          <chakra.p
            dir="auto"
            textAlign="start"
            fontWeight="600"
            color={completed ? "fg.muted" : "fg"}
            textDecoration={completed ? "line-through" : undefined}
          >
            {title}
          </chakra.p>
          {description && (
            <chakra.p dir="auto" textAlign="start" fontSize="sm" color="fg.muted" whiteSpace="pre-line">
              {description}
            </chakra.p>
          )}
        </Box>
        <Badge colorPalette={completed ? "accent" : "neutral"}>{t(completed ? "completed" : "pending")}</Badge>
      </Flex>
      {mayWrite && (
        <Button variant="ghost" size="sm" aria-label={t("removeItem", { title })} onClick={() => onDelete(item)}>
          <Trash2 size={16} aria-hidden />
          <chakra.span hideBelow="md">{t("remove")}</chakra.span>
        </Button>
      )}
    </Flex>
  );
}

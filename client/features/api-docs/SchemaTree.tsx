import { Box, chakra, Flex } from "@chakra-ui/react";
import { useText } from "../../kit/i18n/i18n";
import { apiDocsText } from "./api-docs.text";
import { fieldsOf, typeName, type Schema } from "./openapi";

interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
}

export function FieldLine({ name, schema, required }: FieldProps) {
  const t = useText(apiDocsText);
  return (
    <Flex gap="2" columnGap="3" wrap="wrap" align="baseline">
      <chakra.code fontFamily="mono" fontWeight="600" overflowWrap="anywhere">
        {name}
      </chakra.code>
      <chakra.span color="fg.muted" fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        {typeName(schema)}
      </chakra.span>
      {required && (
        <chakra.span color="accent.fg" fontSize="xs" fontWeight="600">
          {t("required")}
        </chakra.span>
      )}
    </Flex>
  );
}

/** The fields of a body as a nested list. Field names are Latin, so it is always left to right. */
export function SchemaTree({ schema }: { schema: Schema | undefined }) {
  const t = useText(apiDocsText);
  const fields = Object.entries(fieldsOf(schema)?.properties ?? {});
  const required = fieldsOf(schema)?.required ?? [];
  if (fields.length === 0) {
    return (
      <Box color="fg.muted">
        {schema ? <chakra.code fontFamily="mono">{typeName(schema)}</chakra.code> : t("nothing")}
      </Box>
    );
  }
  return (
    <chakra.ul dir="ltr" listStyleType="none" display="grid" gap="1.5">
      {fields.map(([name, property]) => (
        <li key={name}>
          <FieldLine name={name} schema={property} required={required.includes(name)} />
          {fieldsOf(property)?.properties && (
            <Box mt="1.5" ps="4" borderInlineStartWidth="2px">
              <SchemaTree schema={property} />
            </Box>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

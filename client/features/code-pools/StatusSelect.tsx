import { Box, chakra } from "@chakra-ui/react";
import { useId } from "react";
import { Select } from "../../kit/form/Select";
import type { CodeStatus } from "../../kit/transport/schema.generated";
import { useText } from "../../kit/i18n/i18n";
import { poolText } from "./pool.text";
import { STATUSES } from "./use-pool";

interface Props {
  value: CodeStatus | "";
  disabled?: boolean;
  onChange: (status: CodeStatus | "") => void;
}

/** Filters codes by status. */
export function StatusSelect({ value, disabled, onChange }: Props) {
  const t = useText(poolText);
  const id = useId();
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} display="block" mb="1" fontSize="sm" fontWeight="600">
        {t("statusFilter")}
      </chakra.label>
      <Select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(change) => onChange(change.target.value as CodeStatus | "")}
      >
        <option value="">{t("all")}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(status)}
          </option>
        ))}
      </Select>
    </Box>
  );
}

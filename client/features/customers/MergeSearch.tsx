import { Box, Button, chakra, Flex, Input } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useId, useState } from "react";
import { MIN_SEARCH_LENGTH } from "../../../domain/customers";
import { toRequestError } from "../../kit/graphql/client";
import { OtherCustomersDocument, type CustomersScreen_CustomerFragment as Customer } from "./customers.generated";
import { messageOr } from "../../kit/transport/request-error";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { useDebounced } from "../../kit/timing/use-debounced";
import { Ltr } from "./CustomerFacts";
import { customersText } from "./customers.text";

const DEBOUNCE_MS = 400;

function Found({ found, onChoose }: { found: readonly Customer[]; onChoose: (customer: Customer) => void }) {
  const t = useText(customersText);
  const lang = useLang();
  const nameOf = useCustomerName();
  return (
    <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="md">
      {found.map((customer) => (
        <Flex
          as="li"
          key={customer.id}
          align="center"
          justify="space-between"
          gap="3"
          px="3"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: "0" }}
        >
          <Flex minW="0" columnGap="4" wrap="wrap">
            <chakra.bdi fontWeight="600" minW={{ sm: "11rem" }}>
              {nameOf(customer)}
            </chakra.bdi>
            <Ltr dir="ltr" color="fg.muted">
              {customer.phoneNumber ?? t("nothing")}
            </Ltr>
            <Ltr dir="ltr" color="fg.muted">
              {customer.nationalCode ?? t("nothing")}
            </Ltr>
          </Flex>
          <Button
            variant="outline"
            size="sm"
            aria-label={t("mergeChooseOf", { name: nameIn(lang, nameOf(customer)) })}
            onClick={() => onChoose(customer)}
          >
            {t("mergeChoose")}
          </Button>
        </Flex>
      ))}
    </chakra.ul>
  );
}

interface Props {
  customer: Customer;
  /** Another account was chosen before. */
  isAgain: boolean;
  onChoose: (customer: Customer) => void;
}

/** Searches for the other account of a customer. */
export function MergeSearch({ customer, isAgain, onChoose }: Props) {
  const t = useText(customersText);
  const id = useId();
  const [text, setText] = useState("");
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const isEnough = [...query].length >= MIN_SEARCH_LENGTH;
  const { data, error, loading } = useQuery(OtherCustomersDocument, { variables: { q: query }, skip: !isEnough });
  const found = data?.searchCustomers.filter((other) => other.id !== customer.id) ?? [];
  const note = !isEnough
    ? t("mergeHint")
    : error
      ? messageOr(toRequestError(error), t("loadFailed"))
      : loading && !data
        ? t("mergeSearching")
        : found.length === 0
          ? t("mergeNone")
          : null;
  return (
    <Box minH="12rem">
      <chakra.label htmlFor={id} display="block" mb="1" fontSize="sm" fontWeight="600">
        {t("mergeSearch")}
      </chakra.label>
      <Input
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        autoFocus={isAgain}
        maxLength={100}
        value={text}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not merge.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Box id={`${id}-note`} role="status" mt="1" mb="2" minH="5" fontSize="sm" color="fg.muted">
        {note}
      </Box>
      {isEnough && found.length > 0 && <Found found={found} onChoose={onChoose} />}
    </Box>
  );
}

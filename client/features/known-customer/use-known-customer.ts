import { useEffect, useState } from "react";
import { identityPair } from "../../../domain/customers";
import { KnownCustomerDocument } from "../../kit/graphql/generated";
import { requestDocument } from "../../kit/graphql/request-document";
import { personName } from "../../kit/public/person-name";

const PAUSE_MS = 400;

export interface KnownCustomer {
  /** Empty if unknown. */
  name: string;
  points: number;
  /** The last purchase; null without one. */
  lastVisitAt: string | null;
}

interface Found {
  pair: string;
  customer: KnownCustomer | null;
}

export type CustomerSearch =
  | { status: "idle" | "searching" | "unknown"; customer: null }
  | { status: "known"; customer: KnownCustomer };

const isWhole = (phone: string, nationalCode: string): boolean =>
  identityPair.safeParse({ phone, nationalCode }).success;

/** Looks up the customer with this phone and national code once both are valid. A failed look-up counts as unknown. */
export function useCustomerSearch(phone: string, nationalCode: string): CustomerSearch {
  const [found, setFound] = useState<Found | null>(null);
  const pair = `${phone} ${nationalCode}`;
  useEffect(() => {
    const whole = identityPair.safeParse({ phone, nationalCode });
    if (!whole.success) return;
    const stop = new AbortController();
    const lookUp = async () => {
      const { data } = await requestDocument(KnownCustomerDocument, whole.data, stop.signal);
      if (stop.signal.aborted) return;
      const lookup = data?.lookup;
      const customer = lookup && {
        name: personName(lookup.customer),
        points: Math.max(0, lookup.totalPoints),
        lastVisitAt: lookup.lastPurchaseAt,
      };
      setFound({ pair: `${phone} ${nationalCode}`, customer: customer ?? null });
    };
    const timer = setTimeout(() => void lookUp(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
      // The same customer may have other points at the next receipt.
      setFound(null);
    };
  }, [phone, nationalCode]);
  if (!isWhole(phone, nationalCode)) return { status: "idle", customer: null };
  if (found?.pair !== pair) return { status: "searching", customer: null };
  return found.customer ? { status: "known", customer: found.customer } : { status: "unknown", customer: null };
}

/** The customer with this phone and national code once both are valid, or null. An unknown customer is not an error. */
export const useKnownCustomer = (phone: string, nationalCode: string): KnownCustomer | null =>
  useCustomerSearch(phone, nationalCode).customer;

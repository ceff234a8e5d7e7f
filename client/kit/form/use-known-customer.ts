import { useEffect, useState } from "react";
import { identityPair } from "../../../domain/customers";
import { KnownCustomerDocument } from "../graphql/generated";
import { request } from "../transport/graphql-request";
import { personName } from "../public/person-name";

const PAUSE_MS = 400;

export interface KnownCustomer {
  /** Empty if unknown. */
  name: string;
  points: number;
}

/** The customer with this phone and national code once both are valid, or null. An unknown customer is not an error. */
export function useKnownCustomer(phone: string, nationalCode: string): KnownCustomer | null {
  const [found, setFound] = useState<{ pair: string; customer: KnownCustomer } | null>(null);
  const pair = `${phone} ${nationalCode}`;
  useEffect(() => {
    const whole = identityPair.safeParse({ phone, nationalCode });
    if (!whole.success) return;
    const stop = new AbortController();
    const lookUp = async () => {
      const { data } = await request(KnownCustomerDocument, whole.data, stop.signal);
      if (!data || stop.signal.aborted) return;
      const { customer, totalPoints } = data.lookup;
      setFound({
        pair: `${phone} ${nationalCode}`,
        customer: { name: personName(customer), points: Math.max(0, totalPoints) },
      });
    };
    const timer = setTimeout(() => void lookUp(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [phone, nationalCode]);
  return found?.pair === pair ? found.customer : null;
}

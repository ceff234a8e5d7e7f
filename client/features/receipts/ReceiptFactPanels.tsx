import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Help } from "../explanations/Help";
import { Panel } from "../../kit/figures/Panel";
import type { OneReceipt_ReceiptFragment as Receipt } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { useCustomerName } from "../../kit/i18n/use-customer-name";
import { receiptsText } from "./receipts.text";

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    // A phone with a large default font.
    "@media (width < 20rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
    columnGap: { base: "4", md: "6" },
    rowGap: "3.5",
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& dd": { fontWeight: "600", overflowWrap: "anywhere" },
    "& .more": { mt: "1", fontSize: "sm", fontWeight: "400" },
    "& .wide": { gridColumn: "1 / -1" },
    "& .mono": { fontFamily: "mono", fontSize: "sm", fontWeight: "400" },
    "& .gold": { color: "gold.fg" },
  },
});

function Fact({ label, more, children }: { label: ReactNode; more?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {more && <dd className="more">{more}</dd>}
    </div>
  );
}

function Customer({ customer }: Pick<Receipt, "customer">) {
  const t = useText(receiptsText);
  const nameOf = useCustomerName();
  const name = <bdi>{nameOf(customer)}</bdi>;
  const { id, phoneNumber, nationalCode } = customer;
  const mayRead = allows(useSession(), "customers:list");
  return (
    <>
      <Fact
        label={t("customer")}
        more={<TextLink to={`/admin/receipts?customer=${id}`}>{t("customerReceipts")}</TextLink>}
      >
        {mayRead ? <TextLink to={`/admin/customers/${id}`}>{name}</TextLink> : name}
      </Fact>
      <Fact
        label={t("phone")}
        more={
          nationalCode !== null && (
            <>
              {`${t("nationalCode")}: `}
              <bdi dir="ltr">{nationalCode}</bdi>
            </>
          )
        }
      >
        <bdi dir="ltr">{phoneNumber ?? t("noStore")}</bdi>
      </Fact>
    </>
  );
}

/** The purchase: who, where, when, how much, and who recorded it when. */
export function PurchasePanel({ receipt }: { receipt: Receipt }) {
  const t = useText(receiptsText);
  const session = useSession();
  const lang = useLang();
  const { number, toman, date } = useFormats();
  const { storeId, storeName, entries, operatorName, submittedByName } = receipt;
  const type = number(receipt.storeType);
  const recorder = operatorName ?? entries[0]?.actorName ?? t("byKey");
  return (
    <Panel title={t("purchase")}>
      <Facts>
        <Customer customer={receipt.customer} />
        <Fact
          label={t("store")}
          more={storeId && <TextLink to={`/admin/receipts?store=${storeId}`}>{t("storeReceipts")}</TextLink>}
        >
          {storeName === null ? t("typeOnly", { type }) : t("storeAndType", { store: nameIn(lang, storeName), type })}
        </Fact>
        <Fact label={t("purchaseTime")}>{date(receipt.purchaseDate)}</Fact>
        <Fact label={t("purchaseAmount")}>{toman(receipt.purchaseAmount)}</Fact>
        <Fact
          label={t("net")}
          more={receipt.returnedAmount > 0 && `${t("returned")}: ${toman(receipt.returnedAmount)}`}
        >
          {toman(receipt.netAmount)}
        </Fact>
        <Fact
          label={t("recordedBy")}
          more={submittedByName !== null && t("sentBy", { name: nameIn(lang, submittedByName) })}
        >
          <bdi>{recorder}</bdi>
        </Fact>
        <Fact label={t("recordedTime")}>{date(receipt.createdAt)}</Fact>
        <div className="wide">
          <dt>{t("receiptUuid")}</dt>
          <dd className="mono">
            <bdi dir="ltr">{receipt.id}</bdi>
          </dd>
          {allows(session, "audit:read") && (
            <dd className="more">
              <TextLink to={`/admin/audit?entity=receipt&record=${receipt.id}`}>{t("changeHistory")}</TextLink>
            </dd>
          )}
        </div>
      </Facts>
    </Panel>
  );
}

/** The points and the rule at the time of recording. */
export function PointsPanel({ receipt }: { receipt: Receipt }) {
  const t = useText(receiptsText);
  const { number } = useFormats();
  const { campaignId, campaignName, campaignMultiplier } = receipt;
  const type = number(receipt.typeMultiplier);
  const factors = { multiplier: number(receipt.multiplier), type, campaign: number(campaignMultiplier) };
  return (
    <Panel title={t("pointsTitle")}>
      <Facts>
        <Fact label={t("earned")}>{number(receipt.pointsEarned)}</Fact>
        <Fact label={t("currentPoints")}>
          <span className="gold">{number(receipt.points)}</span>
        </Fact>
        <Fact
          label={
            <>
              {t("rule")} <Help term="multiplier" />
            </>
          }
        >
          {campaignMultiplier > 1 ? t("ruleOfCampaign", factors) : t("ruleOfType", { type })}
        </Fact>
        <Fact label={t("campaign")}>
          {campaignId === null ? (
            t("noCampaign")
          ) : (
            <TextLink to={`/admin/receipts?campaign=${campaignId}`}>
              <bdi>{campaignName}</bdi>
            </TextLink>
          )}
        </Fact>
        <Fact label={t("activeCodes")}>{number(receipt.activeCodes)}</Fact>
      </Facts>
    </Panel>
  );
}

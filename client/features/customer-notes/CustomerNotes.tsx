import { chakra, Heading } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { LoadFailed, Loading } from "../../kit/feedback/States";
import { toRequestError } from "../../kit/graphql/client";
import { CustomerNotesDocument } from "./customer-notes.generated";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { messageOr } from "../../kit/transport/request-error";
import { customerNotesText } from "./customer-notes.text";
import { Notes } from "./Notes";
import { Tags } from "./Tags";

const Part = chakra("section", { base: { mt: "6" } });

interface Props {
  id: string;
  /** Whether the account is active; the tags and notes of others do not change. */
  isActive: boolean;
}

/** The tags of a customer and the notes about them. */
export function CustomerNotes({ id, isActive }: Props) {
  const t = useText(customerNotesText);
  const session = useSession();
  const withNotes = allows(session, "customers:notes");
  const { data, error, loading, refetch } = useQuery(CustomerNotesDocument, { variables: { id, withNotes } });
  if (!data && error)
    return (
      <LoadFailed
        message={messageOr(toRequestError(error), t("loadFailed"))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <Loading rows={2} height="3rem" />;
  const editable = isActive && allows(session, "customers:annotate");
  return (
    <>
      <Part aria-labelledby="customer-tags">
        <Heading as="h3" id="customer-tags" size="md" mb="3">
          {t("tags")}
        </Heading>
        <Tags customer={data.customer} editable={editable} />
      </Part>
      {data.customerNotes && (
        <Part aria-labelledby="customer-notes">
          <Heading as="h3" id="customer-notes" size="md" mb="3">
            {t("notes")}
          </Heading>
          <Notes customerId={id} notes={data.customerNotes} editable={editable} />
        </Part>
      )}
    </>
  );
}

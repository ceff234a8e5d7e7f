import {
  RestCheckCodeDocument,
  RestClaimCodeDocument,
  RestEventParticipantsDocument,
  RestMyEventCodesDocument,
  RestParticipantsDocument,
  RestRegisterAtDeskDocument,
  RestRegisterVisitorDocument,
} from "../../kit/rest/generated";
import { type BodyMap, route } from "../../kit/rest/route";

const tag = "Opening day";

/** The response contains the registration at its top level, for older clients. */
const registration = (field: string): BodyMap => ({
  registration_id: `${field}.registrationId`,
  customer_id: `${field}.customerId`,
  lottery_code: `${field}.lotteryCode`,
  registered_at: `${field}.registeredAt`,
  replayed: `${field}.replayed`,
});
const participants = { slice: "participants", body: { participants: "participants.items" } };
const CARD = { rename: { id_card_number: "nationalCode" }, reportAs: { nationalCode: "id_card_number" } };
const PAIR = { id_card: "nationalCode", id_card_number: "nationalCode", phone_number: "phone" };
const check = { valid: "checkCode.valid", reason: "checkCode.reason" };

export const registrationRoutes = [
  route("POST", "/api/opening-day/register", RestRegisterVisitorDocument, {
    tag,
    summary: "Register a visitor with a code; a repeated request returns the first result",
    example: { full_name: "Sara Karimi", lottery_code: "LC-2026-0001" },
    ...CARD,
    status: 201,
    omitNull: true,
    body: registration("registerVisitor"),
    message: { code: "VISITOR_REGISTERED" },
  }),
  route("POST", "/api/opening-day/validate-code", RestCheckCodeDocument, {
    tag,
    summary: "Whether a code could be registered now, by this person if both numbers are sent; does not reserve it",
    ...CARD,
    body: check,
  }),
  route("POST", "/v1/lottery/validate", RestCheckCodeDocument, {
    operationId: "validateLotteryCode",
    tag: "Lottery codes",
    summary: "Whether a code could be registered now, by this person if both numbers are sent; does not reserve it",
    ...CARD,
    body: check,
  }),
  route("POST", "/v1/lottery/claim", RestClaimCodeDocument, {
    tag: "Lottery codes",
    summary: "Claim a specific code for a person",
    status: 201,
    rename: { ...CARD.rename, lottery_code: "code" },
    reportAs: CARD.reportAs,
    body: registration("claimCode"),
  }),
  route("POST", "/api/events/:eventId/register", RestRegisterAtDeskDocument, {
    tag,
    summary: "Register a visitor at the desk and assign the next code",
    example: { full_name: "Sara Karimi" },
    ...CARD,
    status: 201,
    body: registration("registerAtDesk"),
    message: { code: "REGISTERED" },
  }),
  route("GET", "/api/events/:eventId/my-codes", RestMyEventCodesDocument, {
    tag,
    summary: "A customer's codes of an event, by phone and national code",
    rename: PAIR,
    reportAs: { nationalCode: "id_card" },
    body: { codes: "myEventCodes" },
  }),
  route("GET", "/api/events/:eventId/participants", RestEventParticipantsDocument, {
    tag: "Participants",
    summary: "Participants of an event, newest first",
    ...participants,
  }),
  route("GET", "/api/participants", RestParticipantsDocument, {
    tag: "Participants",
    summary: "Participants of all events, newest first",
    ...participants,
  }),
];

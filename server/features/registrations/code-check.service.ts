import { foldCode, enteredCode } from "../../../domain/codes";
import { displayNames, type IdentityPair, identityPair } from "../../../domain/customers";
import { phaseOf } from "../../../domain/events";
import { id as idSchema } from "../../../domain/ids";
import { mask } from "../../../domain/identity";
import { personDraft } from "../../../domain/registrations";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { AppError, fail } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { requireCheckDigit } from "../customers/national-code-check.service";
import { limitingLookups } from "../customers/staff-lookup.service";
import { findEvent, requireOpeningDay, statsOfEvents } from "../events/event.service";
import { withLookupLimits } from "../lookup/lookup.service";
import {
  type CodeInEvent,
  codesInEvents,
  countWinners,
  ownCodes,
  type ParticipantRow,
  participantsPage,
  type VisitFacts,
  visitFacts,
  winnersPage,
} from "./registration.queries";
import type { CodeCheck, CodeCheckArgs, CodeProblem, OwnCode, Participant } from "./registration.types";

/** A code, and the person who would register it if known. */
interface CheckedCode {
  code: string;
  eventId: string | null;
  person: IdentityPair | null;
}

/**
 * Returns whether a code could be registered now, by the person if phone and national code are sent; does not reserve
 * it. Staff and integrators get the reason; the public gets only `not_accepted` and is rate-limited.
 */
export async function checkCode(ctx: Ctx, { code, eventId, ...pair }: CodeCheckArgs): Promise<CodeCheck> {
  await requireForPublic(ctx);
  const person = pair.phoneNumber && pair.nationalCode ? validate(personDraft, pair) : null;
  if (person) requireCheckDigit(ctx.settings, person.nationalCode, "nationalCode");
  const checked: CheckedCode = {
    code: foldCode(validateField("code", enteredCode, code)),
    eventId: eventId ? validateField("eventId", idSchema, eventId) : null,
    person: person && { phone: person.phoneNumber, nationalCode: person.nationalCode },
  };
  return ctx.actor ? toCodeCheck(await reasonForStaff(ctx, checked)) : checkForPublic(ctx, checked);
}

/** Throws FEATURE_OFF for the public while the opening-day registration is disabled; staff may still read. */
const requireForPublic = async (ctx: Ctx): Promise<void> => {
  if (!ctx.actor) await requireOpeningDay(ctx);
};

async function checkForPublic(ctx: Ctx, checked: CheckedCode): Promise<CodeCheck> {
  await ctx.limits.consume("code:ip", ctx.ip);
  const { person } = checked;
  const isValid = await ctx.limits.attempt(
    [["code-failure:address", ctx.ip], ...(person ? [["code-failure:phone", person.phone] as const] : [])],
    async () => ((await reasonAgainst(ctx, checked)) === null ? true : null),
  );
  return toCodeCheck(isValid ? null : "not_accepted");
}

const toCodeCheck = (reason: CodeProblem | null): CodeCheck => ({ valid: reason === null, reason });

/** Returns the reason; an identity conflict counts as a failed lookup of the session. */
async function reasonForStaff(ctx: Ctx, checked: CheckedCode): Promise<CodeProblem | null> {
  const { person } = checked;
  if (!person) return reasonAgainst(ctx, checked);
  try {
    return await limitingLookups(ctx, person, async () => {
      const reason = await reasonAgainst(ctx, checked);
      return reason === "identity_conflict" ? fail("IDENTITY_CONFLICT") : reason;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "IDENTITY_CONFLICT") return "identity_conflict";
    throw error;
  }
}

/**
 * Returns why a code cannot be registered, or null. The number of statements depends on the input alone, so timing
 * reveals nothing.
 */
async function reasonAgainst(ctx: Ctx, { code, eventId, person }: CheckedCode): Promise<CodeProblem | null> {
  const all = await codesInEvents(ctx.db, code, eventId);
  // The public registers in opening-day events only.
  const found = ctx.actor ? all : all.filter(({ event }) => event?.mode === "opening_day");
  const one = bestOf(eventId === null ? found : found.filter((other) => other.eventId === eventId), ctx.now);
  const facts = person && (await visitFacts(ctx.db, { ...person, code, eventId: one?.eventId ?? eventId ?? NO_EVENT }));
  if (!one) return found.length > 0 ? "wrong_event" : "not_found";
  if (!one.event || phaseOf(one.event, ctx.now) !== "running") return "closed";
  return one.status === "unused" ? facts && problemOf(facts) : problemOfUsed(one.status, facts);
}

/** Returns why a code that is not unused cannot be registered; null for the person who already registered it. */
const problemOfUsed = (status: "claimed" | "invalid", facts: VisitFacts | null): CodeProblem | null =>
  status === "claimed" && facts?.isOnePerson && facts.isRegistered ? null : status;

/** Returns the code to register among those with one text: of a running event rather than not, then an unused one. */
export function bestOf(found: readonly CodeInEvent[], now: Date): CodeInEvent | undefined {
  const rankOf = ({ event, status }: CodeInEvent) =>
    (event && phaseOf(event, now) === "running" ? 2 : 0) + (status === "unused" ? 1 : 0);
  return found.toSorted((one, other) => rankOf(other) - rankOf(one))[0];
}

/** An id that no event has. */
const NO_EVENT = "00000000-0000-0000-0000-000000000000";

/** Returns why a person cannot register an unused code, or null. */
function problemOf({ isOnePerson, codes, event }: VisitFacts): CodeProblem | null {
  if (!isOnePerson) return "identity_conflict";
  return event && codes >= event.codesPerPerson ? "codes_limit" : null;
}

/**
 * Returns a customer's codes of an event by phone and national code, under the lookup limits. Throws
 * CUSTOMER_NOT_FOUND, and FEATURE_OFF for the public.
 */
export async function myEventCodes(
  ctx: Ctx,
  { eventId, ...input }: { eventId: string; phone: string; nationalCode: string },
): Promise<OwnCode[]> {
  await requireForPublic(ctx);
  const { id } = await findEvent(ctx, eventId);
  const pair = validate(identityPair, input);
  const { codes } = await withLookupLimits(ctx, pair, () => ownCodes(ctx.db, { eventId: id, ...pair }));
  return codes.map(({ isAvailable, ...code }) => ({ ...code, status: isAvailable ? "available" : "used" }));
}

export interface ParticipantFilter {
  eventId?: string | null | undefined;
  onlyWinners?: boolean | null | undefined;
}

/**
 * Returns some participants of one event or of all events, or only those who won a prize, newest first, and the number
 * of all. Throws EVENT_NOT_FOUND.
 */
export async function readParticipants(
  ctx: Ctx,
  { eventId, onlyWinners }: ParticipantFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<[Participant[], number]> {
  const event = eventId ? await findEvent(ctx, eventId) : null;
  const position = { eventId: event?.id ?? null, limit, offset };
  const rows = await (onlyWinners ? winnersPage : participantsPage)(ctx.db, position);
  const total = onlyWinners
    ? await countWinners(ctx.db, position.eventId)
    : (event?.totalParticipants ?? (await statsOfEvents(ctx)).totalParticipants);
  return [rows.map((row) => participantOf(ctx, row)), total];
}

/** Returns a page of the participants; see `readParticipants`. Throws BAD_USER_INPUT for an invalid page or page size. */
export async function listParticipants(ctx: Ctx, args: ParticipantFilter & PageArgs): Promise<PageOf<Participant>> {
  validatePage(args);
  const [limit, offset] = [args.pageSize, (args.page - 1) * args.pageSize];
  return pageOf(args, ...(await readParticipants(ctx, args, { limit, offset })));
}

/** Returns a participant as the caller sees them: the phone is masked without the permission to see identities. */
function participantOf(ctx: Ctx, { firstName, lastName, phoneNumber, ...participant }: ParticipantRow): Participant {
  const names = displayNames({ firstName, lastName }, ctx.lang);
  const isShown = phoneNumber === null || isPermitted(ctx, "customers:identity");
  return {
    ...participant,
    customerFirstName: names.firstName,
    customerLastName: names.lastName,
    customerPhoneNumber: isShown ? phoneNumber : mask(phoneNumber),
  };
}

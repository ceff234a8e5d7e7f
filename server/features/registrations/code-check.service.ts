import { foldCode, enteredCode } from "../../../domain/codes";
import { identityPair, displayNames } from "../../../domain/customers";
import { phaseOf } from "../../../domain/events";
import { id as idSchema } from "../../../domain/ids";
import { mask } from "../../../domain/identity";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { validate, validateField } from "../../kit/errors/validate";
import { checkPage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { findEvent, requireOpeningDay, statsOfEvents } from "../events/event.service";
import { withLookupLimits } from "../lookup/lookup.service";
import { codesInEvents, ownCodes, participantsPage } from "./registration.queries";
import type { CodeCheck, CodeProblem, OwnCode, Participant } from "./registration.types";

/**
 * Returns whether a code could be registered now; does not reserve it. Staff and integrators get the reason; the public
 * gets only `not_accepted` and is rate-limited.
 */
export async function checkCode(
  ctx: Ctx,
  { code: rawCode, eventId: rawEventId }: { code: string; eventId?: string | null },
): Promise<CodeCheck> {
  if (!ctx.actor) await requireOpeningDay(ctx);
  const code = foldCode(validateField("code", enteredCode, rawCode));
  const eventId = rawEventId ? validateField("eventId", idSchema, rawEventId) : null;
  if (ctx.actor) return toCodeCheck(await reasonAgainst(ctx, code, eventId));
  await ctx.limits.take("code:ip", ctx.ip);
  const isValid = await ctx.limits.attempt([["code-failure:address", ctx.ip]], async () =>
    (await reasonAgainst(ctx, code, eventId)) === null ? true : null,
  );
  return toCodeCheck(isValid ? null : "not_accepted");
}

const toCodeCheck = (reason: CodeProblem | null): CodeCheck => ({ valid: reason === null, reason });

/** Returns why a code cannot be registered, or null. Runs one statement in every case, so timing reveals nothing. */
async function reasonAgainst(ctx: Ctx, code: string, eventId: string | null): Promise<CodeProblem | null> {
  const found = await codesInEvents(ctx.db, code);
  const named = eventId === null ? found : found.filter((one) => one.eventId === eventId);
  const [one] = named.filter(({ status }) => status === "unused").concat(named);
  if (!one) return found.length > 0 ? "wrong_event" : "not_found";
  if (!one.event || phaseOf(one.event, ctx.now) !== "running") return "closed";
  if (one.status === "unused") return null;
  return one.status;
}

/**
 * Returns a customer's codes of an event by phone and national code, under the lookup limits. Throws
 * CUSTOMER_NOT_FOUND.
 */
export async function myEventCodes(
  ctx: Ctx,
  { eventId, ...input }: { eventId: string; phone: string; nationalCode: string },
): Promise<OwnCode[]> {
  const { id } = await findEvent(ctx, eventId);
  const pair = validate(identityPair, input);
  const { codes } = await withLookupLimits(ctx, pair, () => ownCodes(ctx.db, { eventId: id, ...pair }));
  return codes.map(({ isLive, ...code }) => ({ ...code, status: isLive ? "available" : "used" }));
}

/** Returns the participants of one event or of all events, newest first. */
export async function listParticipants(
  ctx: Ctx,
  { eventId, ...args }: PageArgs & { eventId?: string | null | undefined },
): Promise<PageOf<Participant>> {
  checkPage(args);
  const { page, pageSize } = args;
  const event = eventId ? await findEvent(ctx, eventId) : null;
  const rows = await participantsPage(ctx.db, {
    eventId: event?.id ?? null,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const total = event?.totalParticipants ?? (await statsOfEvents(ctx)).totalParticipants;
  const seesIdentity = isPermitted(ctx, "customers:identity");
  const participants = rows.map(({ firstName, lastName, phoneNumber, ...participant }) => {
    const names = displayNames({ firstName, lastName }, ctx.lang);
    const phone = phoneNumber === null || seesIdentity ? phoneNumber : mask(phoneNumber);
    return {
      ...participant,
      customerFirstName: names.firstName,
      customerLastName: names.lastName,
      customerPhoneNumber: phone,
    };
  });
  return pageOf(args, participants, total);
}

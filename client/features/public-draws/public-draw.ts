import type { Lang } from "../../../domain/errors/client-errors";
import type { DisqualificationReason, DrawMode, DrawState, ResultKind, ResultStatus } from "../../../domain/draws/draw";

interface Named {
  name_fa: string;
  name_en: string;
}

export interface PublicPrize extends Named {
  position: number;
  /** The value of one. */
  value_toman: number;
  quantity: number;
  /** The hash of the picture; null without one. */
  picture_sha256: string | null;
}

export interface PublicResult {
  /** From 1: the winners in the order of the prizes, then the reserves. */
  place: number;
  kind: ResultKind;
  status: ResultStatus;
  /** The number of the prize from 1; null without one. */
  prize_number: number | null;
  reason: DisqualificationReason | null;
  code: string;
  public_name: string;
  masked_phone: string | null;
}

/** A draw as `GET /api/draws/{id}` returns it. */
export interface PublicDraw extends Named {
  id: string;
  state: DrawState;
  mode: DrawMode;
  rules_fa: string;
  rules_en: string;
  cutoff_at: string;
  check_minutes: number;
  dispute_minutes: number;
  draw_at: string;
  prizes: PublicPrize[];
  reserves: number;
  is_one_per_owner: boolean;
  entropy_source: string | null;
  commitment: string | null;
  verifier_sha256: string | null;
  manifest_hash: string | null;
  owners: number | null;
  codes: number | null;
  round: number | null;
  anchors: { url: string; note: string; created_at: string }[];
  results: PublicResult[];
  announced_at: string | null;
  frozen_at: string | null;
  anchored_at: string | null;
  drawn_at: string | null;
  settled_at: string | null;
  voided_at: string | null;
  void_reason: string | null;
  copied_from_id: string | null;
  copy_ids: string[];
}

/** The name of a draw or a prize in a language. */
export const nameIn = ({ name_fa: fa, name_en: en }: Named, lang: Lang): string => (lang === "fa" ? fa : en);

/** The URL of the picture of a prize; null without one. */
export const pictureUrl = ({ id }: PublicDraw, { picture_sha256: sha256 }: PublicPrize): string | null =>
  sha256 === null ? null : `/api/draws/${id}/pictures/${sha256}`;

/** Whether the draw is still to be held. */
export const isUpcoming = ({ state }: PublicDraw): boolean =>
  state === "announced" || state === "frozen" || state === "anchored";

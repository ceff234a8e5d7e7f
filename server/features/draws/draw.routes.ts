import {
  RestAnchorDrawDocument,
  RestAnnounceDrawDocument,
  RestCancelDrawFreezeDocument,
  RestClaimPrizeDocument,
  RestCopyDrawDocument,
  RestCreateDrawDocument,
  RestDisqualifyDrawResultDocument,
  RestDrawDocument,
  RestDrawPreviewDocument,
  RestDrawsDocument,
  RestFreezeDrawDocument,
  RestPublishedDrawDocument,
  RestPublishedDrawsDocument,
  RestRunDrawDocument,
  RestSettleDrawDocument,
  RestUpdateDrawDocument,
  RestUploadDrawPictureDocument,
  RestVoidDrawDocument,
  RestWithdrawDrawRequestDocument,
} from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

const tag = "Draws";

const stepBody = (step: string) => ({ awaiting_confirmation: `${step}.awaitingConfirmation`, data: `${step}.draw` });

export const drawRoutes = [
  route("GET", "/api/draws", RestPublishedDrawsDocument, {
    tag,
    summary: "Announced and past draws, the latest first",
    body: { draws: "publishedDraws.items", ...pagination("publishedDraws") },
  }),
  route("GET", "/api/draws/:id", RestPublishedDrawDocument, {
    tag,
    summary: "One announced or past draw",
    body: { data: "publishedDraw" },
  }),
  route("GET", "/api/admin/draws", RestDrawsDocument, {
    tag,
    summary: "A page of the draws, filtered, newest first",
    body: { draws: "draws.items", ...pagination("draws") },
  }),
  route("POST", "/api/admin/draws", RestCreateDrawDocument, {
    tag,
    summary: "Create a draw as a draft",
    example: { period_start: "2030-02-20", period_end: "2030-03-20" },
    status: 201,
    body: { data: "createDraw" },
  }),
  route("POST", "/api/admin/draws/pictures", RestUploadDrawPictureDocument, {
    tag,
    summary:
      "Store a picture for a prize (PNG, JPEG or WebP, at most 2 MB); deleted after a day unless a prize names it",
    example: { file: "picture.png" },
    upload: "file",
    status: 201,
    body: { data: "uploadDrawPicture" },
  }),
  route("GET", "/api/admin/draws/:id", RestDrawDocument, { tag, summary: "One draw", body: { data: "draw" } }),
  route("PUT", "/api/admin/draws/:id", RestUpdateDrawDocument, {
    tag,
    summary: "Change a draft",
    example: { reserves: 3 },
    body: { data: "updateDraw" },
  }),
  route("POST", "/api/admin/draws/:id/copy", RestCopyDrawDocument, {
    tag,
    summary: "Copy the definition of a draw as a new draft",
    status: 201,
    body: { data: "copyDraw" },
  }),
  route("POST", "/api/admin/draws/:id/preview", RestDrawPreviewDocument, {
    tag,
    summary: "Count the people, codes and exclusions as they are now",
    body: { data: "drawPreview" },
  }),
  route("POST", "/api/admin/draws/:id/announce", RestAnnounceDrawDocument, {
    tag,
    summary: "Publish a draft; its definition is fixed",
    body: { data: "announceDraw" },
  }),
  route("POST", "/api/admin/draws/:id/freeze", RestFreezeDrawDocument, {
    tag,
    summary: "Fix the participants in the background; 202 until a second person sends the same call",
    accepted: "freezeDraw.awaitingConfirmation",
    body: stepBody("freezeDraw"),
  }),
  route("POST", "/api/admin/draws/:id/freeze/cancel", RestCancelDrawFreezeDocument, {
    tag,
    summary: "Cancel a running freeze; nothing is fixed",
    body: { data: "cancelDrawFreeze" },
  }),
  route("POST", "/api/admin/draws/:id/requests/withdraw", RestWithdrawDrawRequestDocument, {
    tag,
    summary: "Withdraw a request of a freeze or a run that waits for a second person",
    body: { data: "withdrawDrawRequest" },
  }),
  route("POST", "/api/admin/draws/:id/anchors", RestAnchorDrawDocument, {
    tag,
    summary: "Record a place where the hash of the manifest was published",
    example: { url: "https://mall.example/draws/nowruz", note: "Our web site" },
    status: 201,
    body: { data: "anchorDraw" },
  }),
  route("POST", "/api/admin/draws/:id/run", RestRunDrawDocument, {
    tag,
    summary: "Draw the winners, once; 202 until a second person sends the same call",
    example: { round: 24_000_000, signature: "b44679b9…" },
    accepted: "runDraw.awaitingConfirmation",
    body: stepBody("runDraw"),
  }),
  route("POST", "/api/admin/draws/:id/winners/:place/claim", RestClaimPrizeDocument, {
    tag,
    summary: "Record that a winner received the prize; the national code is that of the identity card",
    body: { data: "claimPrize" },
  }),
  route("POST", "/api/admin/draws/:id/winners/:place/disqualify", RestDisqualifyDrawResultDocument, {
    tag,
    summary: "Disqualify a result; the next reserve gets its prize",
    body: { data: "disqualifyDrawResult" },
  }),
  route("POST", "/api/admin/draws/:id/settle", RestSettleDrawDocument, {
    tag,
    summary: "End claims and disqualifications",
    body: { data: "settleDraw" },
  }),
  route("POST", "/api/admin/draws/:id/void", RestVoidDrawDocument, {
    tag,
    summary: "Void a draw that is not settled; the reason stays public",
    body: { data: "voidDraw" },
  }),
];

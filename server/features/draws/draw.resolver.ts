import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { type DisqualificationReason, DRAWS_PER_PAGE, type DrawState } from "../../../domain/draws/draw";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { Upload, type UploadValue } from "../../kit/uploads/graphql-uploads";
import type { Draw } from "./draw.entity";
import {
  DisqualificationReasonEnum,
  DrawAnchorInput,
  DrawDetails,
  DrawInput,
  DrawPage,
  DrawPicture,
  DrawPreview,
  DrawRunInput,
  DrawStateEnum,
  DrawStepResult,
  DrawUpdate,
  PublishedDraw,
  PublishedDrawPage,
} from "./draw.types";
import { anchorDraw } from "./anchor.service";
import { withdrawRequest } from "./confirmation.service";
import {
  announceDraw,
  copyDraw,
  createDraw,
  listDraws,
  previewDraw,
  settleDraw,
  updateDraw,
  voidDraw,
} from "./draw.service";
import { pageWith, readDraw, toDraw, toDraws, toPublished } from "./draw-view.service";
import { cancelFreeze, freezeDraw, type StepResult } from "./freeze.service";
import { uploadPicture } from "./picture.service";
import { findPublishedDraw, listPublishedDraws } from "./published-draw.service";
import { claimPrize, disqualifyResult } from "./result.service";
import { runDraw } from "./run.service";

const view = async (ctx: Context, draw: Promise<Draw>): Promise<DrawDetails> => toDraw(ctx, await draw);

const stepView = async (ctx: Context, step: Promise<StepResult>): Promise<DrawStepResult> => {
  const { awaitingConfirmation, draw } = await step;
  return { awaitingConfirmation, draw: await toDraw(ctx, draw) };
};

@Resolver()
export class DrawResolver {
  @Authorized<Permission>("draws:read")
  @Query(() => DrawPage, { description: "All draws, newest first." })
  async draws(
    @Ctx() ctx: Context,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: DRAWS_PER_PAGE }) pageSize: number,
    @Arg("state", () => DrawStateEnum, { nullable: true }) state?: DrawState | null,
    @Arg("eventId", () => ID, { nullable: true }) eventId?: string | null,
  ): Promise<DrawPage> {
    return pageWith(await listDraws(ctx, { page, pageSize, state, eventId }), (draws) => toDraws(ctx, draws));
  }

  @Authorized<Permission>("draws:read")
  @Query(() => DrawDetails)
  draw(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawDetails> {
    return readDraw(ctx, id);
  }

  @Authorized<Permission>("draws:read")
  @Query(() => DrawPreview)
  drawPreview(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawPreview> {
    return previewDraw(ctx, id);
  }

  @Authorized<Permission>("draws:public")
  @Query(() => PublishedDrawPage, { description: "Announced and past draws, the latest first." })
  async publishedDraws(
    @Ctx() ctx: Context,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: DRAWS_PER_PAGE }) pageSize: number,
  ): Promise<PublishedDrawPage> {
    return pageWith(await listPublishedDraws(ctx, { page, pageSize }), (draws) => toPublished(ctx, draws));
  }

  @Authorized<Permission>("draws:public")
  @Query(() => PublishedDraw)
  async publishedDraw(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<PublishedDraw> {
    const [draw] = await toPublished(ctx, [await findPublishedDraw(ctx, id)]);
    return draw ?? fail("DRAW_NOT_FOUND");
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawDetails, { description: "Creates a draw as a draft." })
  createDraw(@Ctx() ctx: Context, @Arg("input", () => DrawInput) input: DrawInput): Promise<DrawDetails> {
    return view(ctx, createDraw(ctx, { ...input }));
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawDetails, { description: "Changes a draft." })
  updateDraw(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => DrawUpdate) input: DrawUpdate,
  ): Promise<DrawDetails> {
    return view(ctx, updateDraw(ctx, id, { ...input }));
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawPicture, { description: "Stores a picture for a prize: PNG, JPEG or WebP, at most 2 MB." })
  uploadDrawPicture(@Ctx() ctx: Context, @Arg("file", () => Upload) file: UploadValue): Promise<DrawPicture> {
    return uploadPicture(ctx, file);
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawDetails, { description: "Copies the definition of a draw as a new draft." })
  copyDraw(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawDetails> {
    return view(ctx, copyDraw(ctx, id));
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawDetails, { description: "Publishes a draft; its definition is fixed." })
  announceDraw(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawDetails> {
    return view(ctx, announceDraw(ctx, id));
  }

  @Authorized<Permission>("draws:run")
  @Mutation(() => DrawStepResult, { description: "Fixes the participants in the background; two people call it." })
  freezeDraw(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawStepResult> {
    return stepView(ctx, freezeDraw(ctx, id));
  }

  @Authorized<Permission>("draws:run")
  @Mutation(() => DrawDetails, { description: "Cancels a running freeze; nothing is fixed." })
  cancelDrawFreeze(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawDetails> {
    return view(ctx, cancelFreeze(ctx, id));
  }

  @Authorized<Permission>("draws:run")
  @Mutation(() => DrawDetails, { description: "Withdraws a request that waits for a second person." })
  withdrawDrawRequest(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawDetails> {
    return view(ctx, withdrawRequest(ctx, id));
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawDetails, { description: "Records a place where the hash of the manifest was published." })
  anchorDraw(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => DrawAnchorInput) { url, note }: DrawAnchorInput,
  ): Promise<DrawDetails> {
    return view(ctx, anchorDraw(ctx, id, { url: url ?? "", note: note ?? "" }));
  }

  @Authorized<Permission>("draws:run")
  @Mutation(() => DrawStepResult, { description: "Draws the winners, once; two people call it with the same input." })
  runDraw(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => DrawRunInput, { defaultValue: {} }) input: DrawRunInput,
  ): Promise<DrawStepResult> {
    return stepView(ctx, runDraw(ctx, id, input));
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawDetails, { description: "Records that a winner received the prize, after an identity check." })
  claimPrize(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("place", () => Int) place: number,
    @Arg("nationalCode", () => String, { description: "Of the identity card." }) nationalCode: string,
  ): Promise<DrawDetails> {
    return view(ctx, claimPrize(ctx, { id, place, nationalCode }));
  }

  @Authorized<Permission>("draws:write")
  @Mutation(() => DrawDetails, { description: "Disqualifies a result; the next reserve gets its prize." })
  disqualifyDrawResult(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("place", () => Int) place: number,
    @Arg("reason", () => DisqualificationReasonEnum) reason: DisqualificationReason,
    @Arg("note", () => String, { nullable: true }) note?: string | null,
  ): Promise<DrawDetails> {
    return view(ctx, disqualifyResult(ctx, { id, place, reason, note }));
  }

  @Authorized<Permission>("draws:run")
  @Mutation(() => DrawDetails, { description: "Ends claims and disqualifications." })
  settleDraw(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<DrawDetails> {
    return view(ctx, settleDraw(ctx, id));
  }

  @Authorized<Permission>("draws:void")
  @Mutation(() => DrawDetails, { description: "Voids a draw that is not settled; the reason stays public." })
  voidDraw(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String) reason: string,
  ): Promise<DrawDetails> {
    return view(ctx, voidDraw(ctx, id, reason));
  }
}

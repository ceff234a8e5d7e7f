import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Lang } from "../../../domain/errors/error-catalogue";
import type { FestivalVariant } from "../../../domain/public/festival-paths";
import { DateTime } from "../../kit/graphql/scalars";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";

export const FestivalVariantEnum = { STARS: "stars", SIGN_UP: "sign-up" } as const satisfies Record<
  string,
  FestivalVariant
>;
registerEnumType(FestivalVariantEnum, {
  name: "FestivalVariant",
  description: "STARS is `/` with the look-up, SIGN_UP is `/landing` with the countdown card.",
});
export const LanguageEnum = { FA: "fa", EN: "en" } as const satisfies Record<string, Lang>;
registerEnumType(LanguageEnum, { name: "Language" });

const PICTURE = { nullable: true, description: "Of a picture that `uploadSitePicture` has stored." };

@ObjectType("SiteLogo", SIMPLE_RESOLVERS)
@InputType("SiteLogoInput")
export class SiteLogo {
  @Field(() => String) nameFa: string;
  @Field(() => String) nameEn: string;
  @Field(() => String, { description: "Empty for a logo without a link." }) url: string;
  @Field(() => String, PICTURE) pictureSha256: string | null;
}

@ObjectType("SitePrize", SIMPLE_RESOLVERS)
@InputType("SitePrizeInput")
export class SitePrize {
  @Field(() => String) titleFa: string;
  @Field(() => String) titleEn: string;
  @Field(() => String) textFa: string;
  @Field(() => String) textEn: string;
  @Field(() => String, PICTURE) pictureSha256: string | null;
}

@ObjectType("SiteRule", SIMPLE_RESOLVERS)
@InputType("SiteRuleInput")
export class SiteRule {
  @Field(() => String) textFa: string;
  @Field(() => String) textEn: string;
}

@ObjectType("SiteQuestion", SIMPLE_RESOLVERS)
@InputType("SiteQuestionInput")
export class SiteQuestion {
  @Field(() => String) questionFa: string;
  @Field(() => String) questionEn: string;
  @Field(() => String) replyFa: string;
  @Field(() => String) replyEn: string;
}

@ObjectType("SiteContent", {
  ...SIMPLE_RESOLVERS,
  description: "The content of the festival pages. An empty text is not shown; values are text, never HTML.",
})
@InputType("SiteContentInput", { description: "The whole content; an optional text is empty in both languages." })
export class SiteContentFields {
  @Field(() => Int) year: number;
  @Field(() => Int) yearJalali: number;
  @Field(() => String) mallFa: string;
  @Field(() => String) mallEn: string;
  @Field(() => String, { description: "The dates of the festival in words." }) datesFa: string;
  @Field(() => String) datesEn: string;
  @Field(() => String) placeFa: string;
  @Field(() => String) placeEn: string;
  @Field(() => String, { description: "Opening hours." }) hoursFa: string;
  @Field(() => String) hoursEn: string;
  @Field(() => String) contactFa: string;
  @Field(() => String) contactEn: string;
  @Field(() => String, { description: "Without a name the pages have no partner." }) partnerNameFa: string;
  @Field(() => String) partnerNameEn: string;
  @Field(() => String) partnerPrizeFa: string;
  @Field(() => String) partnerPrizeEn: string;
  @Field(() => String) partnerDetailFa: string;
  @Field(() => String) partnerDetailEn: string;
  @Field(() => String) partnerTextFa: string;
  @Field(() => String) partnerTextEn: string;
  @Field(() => String) partnerUrl: string;
  @Field(() => [SiteLogo]) logos: SiteLogo[];
  @Field(() => [SitePrize]) prizes: SitePrize[];
  @Field(() => [SiteRule]) rules: SiteRule[];
  @Field(() => [SiteQuestion]) faq: SiteQuestion[];
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A saved content of the festival pages." })
export class SiteVersion {
  @Field(() => ID) id: string;
  @Field(() => DateTime) savedAt: Date;
  @Field(() => String, { description: "The full name of the user." }) savedBy: string;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The content of the festival pages and its version." })
export class Site {
  @Field(() => SiteContentFields) content: SiteContentFields;
  @Field(() => SiteVersion, { nullable: true, description: "Null for the built-in content." })
  version: SiteVersion | null;
}

@ObjectType({ description: "A stored picture of the festival pages; deleted after a day unless a version names it." })
export class SitePicture {
  @Field(() => String) sha256: string;
}

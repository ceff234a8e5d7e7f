import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { bigintColumn } from "../../kit/db/columns";
import { Toman } from "../../kit/graphql/scalars";
import { Draw } from "./draw.entity";

@Entity("draw_prizes")
@ObjectType({ description: "A prize of a draw." })
export class DrawPrize {
  @PrimaryColumn({ type: "uuid", name: "draw_id" })
  drawId: string;

  @ManyToOne(() => Draw, { nullable: false })
  @JoinColumn({ name: "draw_id" })
  draw?: Draw;

  @Field(() => Int, { description: "From 1, in the order in which the prizes are drawn." })
  @PrimaryColumn({ type: "integer" })
  position: number;

  @Field(() => String)
  @Column({ type: "text", name: "name_fa" })
  nameFa: string;

  @Field(() => String)
  @Column({ type: "text", name: "name_en" })
  nameEn: string;

  @Field(() => Toman, { description: "The value of one." })
  @Column({ ...bigintColumn, name: "value_toman" })
  valueToman: number;

  @Field(() => Int)
  @Column({ type: "integer" })
  quantity: number;

  @Field(() => String, { nullable: true, description: "SHA-256 of the picture." })
  @Column({ type: "text", name: "picture_sha256", nullable: true })
  pictureSha256: string | null;
}

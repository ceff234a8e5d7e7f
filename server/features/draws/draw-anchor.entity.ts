import { Field, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { DateTime } from "../../kit/graphql/scalars";
import { User } from "../users/user.entity";
import { Draw } from "./draw.entity";

@Entity("draw_anchors")
@ObjectType({ description: "A place where the hash of a manifest was published." })
export class DrawAnchor {
  @PrimaryColumn({ type: "uuid", name: "draw_id" })
  drawId: string;

  @ManyToOne(() => Draw, { nullable: false })
  @JoinColumn({ name: "draw_id" })
  draw?: Draw;

  @PrimaryColumn({ type: "integer" })
  position: number;

  @Field(() => String, { description: "Empty if the place has no URL." })
  @Column({ type: "text" })
  url: string;

  @Field(() => String)
  @Column({ type: "text" })
  note: string;

  @Column({ type: "uuid", name: "created_by", nullable: true })
  createdById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "created_by" })
  createdBy?: User | null;

  @Field(() => DateTime)
  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}

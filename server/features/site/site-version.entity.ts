import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import type { SiteContent } from "../../../domain/site/content";
import type { FestivalPage } from "../../../domain/site/festival-page";
import { User } from "../users/user.entity";

/** A saved content of the festival pages with the pages rendered from it; the newest is served. */
@Entity("site_versions")
export class SiteVersionEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "json" })
  content: SiteContent;

  @Column({ type: "json" })
  pages: FestivalPage[];

  /** The hash of the renderer. */
  @Column({ type: "text" })
  renderer: string;

  @Column({ type: "uuid", name: "saved_by" })
  savedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "saved_by" })
  savedBy?: User;

  @Column({ type: "timestamptz", name: "saved_at" })
  savedAt: Date;
}

import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { bigintColumn } from "../../kit/db/columns";
import { EventEntity } from "../events/event.entity";
import { ParticipantEntity } from "./participant.entity";
import { Customer } from "../customers/customer.entity";
import { LotteryCode } from "../code-pools/lottery-code.entity";
import { User } from "../users/user.entity";

/** A registration for an event, with the code that it claimed. */
@Entity("registrations")
export class RegistrationEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "event_id" })
  eventId: string;

  @ManyToOne(() => EventEntity, { nullable: false })
  @JoinColumn({ name: "event_id" })
  event?: EventEntity;

  @Column({ type: "uuid", name: "participant_id" })
  participantId: string;

  @ManyToOne(() => ParticipantEntity, { nullable: false })
  @JoinColumn({ name: "participant_id" })
  participant?: ParticipantEntity;

  @Column({ type: "uuid", name: "customer_id" })
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "customer_id" })
  customer?: Customer;

  @Column({ ...bigintColumn, name: "code_id", nullable: true })
  codeId: number | null;

  @ManyToOne(() => LotteryCode)
  @JoinColumn({ name: "code_id" })
  code?: LotteryCode | null;

  @Column({ type: "text", name: "full_name", nullable: true })
  fullName: string | null;

  @Column({ type: "text", name: "qr_code_data", nullable: true })
  qrCodeData: string | null;

  @Column({ type: "uuid", name: "created_by", nullable: true })
  createdById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "created_by" })
  createdBy?: User | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index for the list of the participants of all events, newest first. */
export class ParticipantsListed1763700032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create index participants_newest_idx on participants (created_at desc, id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index participants_newest_idx");
  }
}

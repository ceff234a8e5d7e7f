/** Says how many rows are done, and throws where the work is to stop. */
export type Checkpoint = (processed: number) => void;

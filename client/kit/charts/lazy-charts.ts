/** All charts in one lazy-loaded chunk: they share most of their code. */
export { BarChart } from "./BarChart";
export { LineChart } from "./LineChart";

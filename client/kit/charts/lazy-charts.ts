/** All drawings in one file that is loaded when the first of them is needed: they share most of what they weigh. */
export { BarChart } from "./BarChart";
export { Doughnut } from "./Doughnut";
export { LineChart } from "./LineChart";

// Charts on d3. A page that draws none of them loads no d3.

export { LineChart, type LineChartProps, type LineNote } from './line/line-chart.js';
export type { ChartSeries, ChartX, SeriesPoint } from './maths/clean-series.js';
export type { ChartValue } from './maths/values.js';
export { type ChartProps, type ChartView, chartViews } from './frame/types.js';

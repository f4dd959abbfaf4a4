// Charts on d3. A page that draws none of them loads no d3.

export { LineChart, type LineChartProps } from './line/line-chart.js';
export type { LineNote } from './line/line-notes.js';
export type { LineTarget } from './line/line-target.js';
export type { ChartSeries, ChartX, SeriesPoint } from './maths/clean-series.js';
export type { ChartValue } from './maths/values.js';
export type { ChartKind } from './frame/kinds.js';
export type { ChartColor } from './frame/series.js';
export { type ChartProps, type ChartView, chartViews } from './frame/types.js';
export { AreaChart, type AreaChartProps } from './area/area-chart.js';
export { BarChart, type BarChartProps } from './bar/bar-chart.js';
export { type BarOrientation, barOrientations, type BarTarget } from './bar/bar-layout.js';
export { DonutChart, type DonutChartProps } from './donut/donut-chart.js';
export type { DonutSlice } from './donut/slices.js';
export { Sparkline, type SparklineProps } from './sparkline/sparkline.js';
export { StackedBarChart, type StackedBarChartProps } from './stacked-bar/stacked-bar-chart.js';
export type { CategorySeries } from './frame/category-data.js';
export { WaterfallChart, type WaterfallChartProps } from './waterfall/waterfall-chart.js';
export type { WaterfallSpan } from './waterfall/spans.js';
export { HeatMap, type HeatMapProps } from './heat-map/heat-map.js';
export { type ScatterPoint, type ScatterSeries } from './scatter/points.js';
export { ScatterChart, type ScatterChartProps } from './scatter/scatter-chart.js';
export { RadarChart, type RadarChartProps } from './radar/radar-chart.js';
export {
  ChordChart,
  type ChordChartProps,
  type ChordForm,
  chordForms,
} from './chord/chord-chart.js';
export { FlowChart, type FlowChartProps } from './flow/flow-chart.js';
export type { FlowLink, FlowNode } from './flow/steps.js';
export { MindMap, type MindMapProps } from './mind-map/mind-map.js';
export type { MindMapNode } from './mind-map/branches.js';
export { type MindMapSides, mindMapSides } from './mind-map/map-layout.js';
export { GeoMap, type GeoMapProps } from './geo/geo-map.js';
export { type GeoProjectionName, geoProjections } from './geo/geo-data.js';
export type {
  GeoBounds,
  GeoFeature,
  GeoGeometry,
  GeoPoint,
  GeoShapes,
  GeoValue,
} from './geo/geo-data.js';

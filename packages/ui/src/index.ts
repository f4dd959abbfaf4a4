// Tokens and provider
export { vars } from './tokens/contract.css.js';
export { layers } from './tokens/layers.css.js';
export { media } from './tokens/media.js';
export { type, type TypeSize } from './tokens/type.js';
export { UiProvider, type UiProviderProps } from './provider/ui-provider.js';
export {
  htmlAttributes,
  type HtmlAttributes,
  type HtmlAttributesOptions,
} from './provider/html-attributes.js';
export {
  themes,
  type Theme,
  contrastChoices,
  type ContrastChoice,
  densities,
  type Density,
  type Reset,
} from './provider/page-choices.js';
export {
  useUi,
  type Direction,
  type LinkComponentProps,
  type UiContextValue,
} from './provider/ui-context.js';
export { defaultLabels, type UiLabels } from './provider/labels.js';
export { useDuration } from './provider/use-duration.js';
export { durationText } from './duration-text.js';
export type * from './labels/types.js';

// Icons
export * from './icons/index.js';

// Display
export {
  AgentTile,
  type AgentTileProps,
  agentTileSizes,
  agentTileTypes,
} from './components/agent-tile/agent-tile.js';
export { Identity, type IdentityProps } from './components/agent-tile/identity.js';
export { Avatar, type AvatarProps, avatarSizes } from './components/avatar/avatar.js';
export { initials } from './components/avatar/initials.js';
export { Badge, type BadgeProps, badgeTones } from './components/badge/badge.js';
export { Divider, type DividerProps, dividerOrientations } from './components/divider/divider.js';
export { Kbd } from './components/kbd/kbd.js';
export {
  KeyValue,
  type KeyValueItem,
  type KeyValueProps,
} from './components/key-value/key-value.js';
export { Card, type CardProps } from './components/panel/card.js';
export { Panel, type PanelProps, panelPaddings } from './components/panel/panel.js';
export { PanelSection, type PanelSectionProps } from './components/panel/panel-section.js';
export {
  StatusDot,
  type StatusDotProps,
  type DotStatus,
  dotStatuses,
} from './components/status-dot/status-dot.js';
export {
  Table,
  TableBody,
  TableHead,
  type TableProps,
  tableLines,
} from './components/table/table.js';
export { TableCell, type TableCellProps, tableStackPlaces } from './components/table/table-cell.js';
export {
  TableHeaderCell,
  type TableHeaderCellProps,
  type TableSort,
  tableSorts,
} from './components/table/table-header-cell.js';
export { TableRow, type TableRowProps } from './components/table/table-row.js';

// Waiting, nothing, trouble
export { Callout, type CalloutProps, calloutTones } from './components/callout/callout.js';
export {
  EmptyState,
  type EmptyStateProps,
  emptyStateArts,
} from './components/empty-state/empty-state.js';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.js';
export { Progress, type ProgressProps, progressTones } from './components/progress/progress.js';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
  skeletonShapes,
} from './components/skeleton/skeleton.js';
export { Spinner, type SpinnerProps, spinnerSizes } from './components/spinner/spinner.js';

// Page
export { AppShell, type AppShellProps } from './components/app-shell/app-shell.js';
export { BarShell } from './components/app-shell/bar-shell.js';
export { type BarShellProps } from './components/app-shell/shell-frame.js';
export type {
  NavItem,
  SideGroup,
  SideItem,
  SideNavigation,
} from './components/app-shell/navigation.js';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbProps,
} from './components/breadcrumb/breadcrumb.js';
export {
  PageHeader,
  type PageHeaderProps,
  pageHeaderSizes,
} from './components/page-header/page-header.js';

// Layout and text
export { Stack, stackElements, type StackProps } from './components/layout/stack.js';
export { Inline, inlineElements, type InlineProps } from './components/layout/inline.js';
export { Grid, type GridColumns, gridElements, type GridProps } from './components/layout/grid.js';
export { Container, containerWidths, type ContainerProps } from './components/layout/container.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/layout/visually-hidden.js';
export { gaps, type Gap, type GapProp } from './components/layout/gaps.js';
export {
  Text,
  textElements,
  textSizes,
  textTones,
  type TextProps,
  type TextTone,
} from './components/text/text.js';
export {
  Heading,
  headingLevels,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './components/text/heading.js';

// Actions
export {
  Button,
  buttonSizes,
  buttonVariants,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/button/button.js';
export { ButtonLink, type ButtonLinkProps } from './components/button/button-link.js';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.js';
export { Link, linkTones, type LinkProps, type LinkTone } from './components/link/link.js';

// Fields
export {
  FieldFrame,
  type FieldControl,
  type FieldFrameProps,
  type FieldProps,
} from './components/field-frame/field-frame.js';
export { TextField, type TextFieldProps } from './components/text-field/text-field.js';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/password-field/password-field.js';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.js';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.js';
export {
  CheckboxGroup,
  checkboxGroupColumns,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/checkbox-group/checkbox-group.js';
export { Switch, type SwitchProps } from './components/switch/switch.js';
export {
  RadioCards,
  radioCardsColumns,
  type RadioCardOption,
  type RadioCardsProps,
} from './components/radio-cards/radio-cards.js';
export {
  SegmentedControl,
  segmentedControlSizes,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.js';
export { SliderField, type SliderFieldProps } from './components/slider-field/slider-field.js';

// Choosing from a list
export {
  Select,
  type SelectGroup,
  type SelectOption,
  type SelectProps,
} from './components/select/select.js';
export { Combobox, type ComboboxProps } from './components/combobox/combobox.js';
export type { ComboboxGroup, ComboboxOption } from './components/combobox/options.js';

// Views and what floats over them
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './components/tabs/tabs.js';
export { Dialog } from './components/dialog/dialog.js';
export { type DialogProps, dialogSizes } from './components/dialog/dialog-props.js';
export {
  AlertDialog,
  type AlertDialogProps,
  alertDialogTones,
  type ConfirmText,
} from './components/alert-dialog/alert-dialog.js';
export { Sheet, type SheetProps, sheetSides } from './components/sheet/sheet.js';
export { DropdownMenu, type DropdownMenuProps } from './components/dropdown-menu/dropdown-menu.js';
export {
  MenuItem,
  type MenuItemProps,
  menuItemTones,
  MenuLabel,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
} from './components/dropdown-menu/menu-items.js';
export { Tooltip, type TooltipProps, tooltipSides } from './components/tooltip/tooltip.js';
export { ToastProvider, type ToastProviderProps } from './components/toast/toast-provider.js';
export {
  type ToastApi,
  type ToastOptions,
  type ToastPromiseOptions,
  type ToastTone,
  toastTones,
  useToast,
} from './components/toast/toast-context.js';

// Graph: what can stand in for it without d3; `AgentGraph` is in `@constella/ui/graph`
export { AgentGraphStill, type AgentGraphStillProps } from './graph/agent-graph-still.js';
export {
  AgentGraphPlaceholder,
  type AgentGraphPlaceholderProps,
} from './components/agent-graph-placeholder/agent-graph-placeholder.js';

// Display of data
export {
  Stat,
  statGoodDirections,
  StatGroup,
  type StatProps,
  statSizes,
} from './components/stat/stat.js';
export { Price, pricePeriods, type PriceProps, priceSizes } from './components/price/price.js';
export { UsageBar, type UsageBarProps } from './components/usage-bar/usage-bar.js';
export {
  TruncatedText,
  type TruncatedTextProps,
  truncatedTextWays,
} from './components/truncated-text/truncated-text.js';
export {
  Timeline,
  type TimelineEvent,
  type TimelineProps,
  timelineTones,
} from './components/timeline/timeline.js';
export type { Moment } from './components/timeline/event-time.js';
export { CodeBlock, type CodeBlockProps } from './components/code-block/code-block.js';
export { DiffView, type DiffViewProps, diffViews } from './components/diff-view/diff-view.js';
export { StreamText, type StreamTextProps } from './components/stream-text/stream-text.js';
export { MessageList, type MessageListProps } from './components/message-list/message-list.js';
export type { Message } from './components/message-list/message.js';
export {
  ToolCallCard,
  type ToolCallCardProps,
  toolCallStates,
} from './components/tool-call-card/tool-call-card.js';
export {
  RunTimeline,
  type RunTimelineProps,
  runTimelineStates,
  runTimelineViews,
} from './components/run-timeline/run-timeline.js';
export type { RunTimelineStep } from './components/run-timeline/run-steps.js';
export {
  PlanCard,
  PlanCardGroup,
  type PlanCardProps,
  type PlanFeature,
} from './components/plan-card/plan-card.js';
export { HeatMapGrid, type HeatMapGridProps } from './components/heat-map-grid/heat-map-grid.js';
export type { HeatValue } from './components/heat-map-grid/heat-levels.js';

// Ways through, disclosure, notices and what floats (pagination to columns)
export { Pagination, type PaginationProps } from './components/pagination/pagination.js';
export {
  Popover,
  type PopoverProps,
  popoverSides,
  popoverSizes,
} from './components/popover/popover.js';
export { HoverCard, type HoverCardProps } from './components/hover-card/hover-card.js';
export { ContextMenu, type ContextMenuProps } from './components/context-menu/context-menu.js';
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './components/accordion/accordion.js';
export { Alert, type AlertProps, alertTones } from './components/alert/alert.js';
export { Banner, type BannerProps, bannerTones } from './components/banner/banner.js';
export { CommandMenu } from './components/command-menu/command-menu.js';
export type { CommandMenuProps } from './components/command-menu/command-menu-props.js';
export type { CommandGroup, CommandItem } from './components/command-menu/command.js';
export {
  ScrollArea,
  scrollAreaAxes,
  type ScrollAreaProps,
} from './components/scroll-area/scroll-area.js';
export {
  Splitter,
  splitterOrientations,
  type SplitterProps,
  splitterStacks,
} from './components/splitter/splitter.js';
export { Box, boxElements, type BoxProps } from './components/layout/box.js';
export {
  Column,
  type ColumnProps,
  Columns,
  columnsBreakpoints,
  columnsElements,
  type ColumnsProps,
  columnWidths,
} from './components/layout/columns.js';
export type { LogicalProps, MarginProp, SizeProp } from './components/layout/logical-props.js';
export {
  type Step,
  Stepper,
  stepperOrientations,
  type StepperProps,
} from './components/stepper/stepper.js';

// Input: numbers, dates, tags, files, codes, ratings
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.js';
export type { NumberFormat } from './components/private/number-text.js';
export { DatePicker, type DatePickerProps } from './components/date-picker/date-picker.js';
export type { DateLimits } from './components/date-picker/use-date-text.js';
export {
  type DateRange,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
} from './components/date-range-picker/date-range-picker.js';
export { TagInput, type TagInputProps } from './components/tag-input/tag-input.js';
export { FileUpload, type FileUploadProps } from './components/file-upload/file-upload.js';
export {
  codeKinds,
  OneTimeCodeField,
  type OneTimeCodeFieldProps,
} from './components/one-time-code-field/one-time-code-field.js';
export { Rating, type RatingProps, ratingSizes } from './components/rating/rating.js';
export {
  passwordStrength,
  type PasswordStrength,
} from './components/password-field/password-strength.js';

// Things in order
export { KanbanBoard } from './components/kanban-board/kanban-board.js';
export type {
  KanbanCard,
  KanbanColumn,
  KanbanMove,
  KanbanPlace,
} from './components/kanban-board/board.js';
export type {
  KanbanAction,
  KanbanBoardProps,
} from './components/kanban-board/kanban-board-props.js';
export { Tree } from './components/tree/tree.js';
export type { TreeNode } from './components/tree/tree-node.js';
export { type TreeProps, treeSelectionModes } from './components/tree/tree-props.js';

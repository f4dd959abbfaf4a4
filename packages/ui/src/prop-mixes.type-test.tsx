// Read by the compiler, never run: every mix of props in `refused` makes no sense and must be a type
// error, everything in `accepted` must not be one. An `@ts-expect-error` without an error is one.
/* oxlint-disable react/no-children-prop -- a mix stays on the line under its reason */
import type { ReactElement, ReactNode } from 'react';

import { Accordion } from './components/accordion/accordion.js';
import { AlertDialog } from './components/alert-dialog/alert-dialog.js';
import { ButtonLink } from './components/button/button-link.js';
import { Button } from './components/button/button.js';
import { CheckboxGroup } from './components/checkbox-group/checkbox-group.js';
import { Checkbox } from './components/checkbox/checkbox.js';
import { CodeBlock } from './components/code-block/code-block.js';
import { Combobox } from './components/combobox/combobox.js';
import { CommandMenu } from './components/command-menu/command-menu.js';
import type { DataTableColumn } from './components/data-table/column.js';
import { DatePicker } from './components/date-picker/date-picker.js';
import { DateRangePicker } from './components/date-range-picker/date-range-picker.js';
import { Dialog } from './components/dialog/dialog.js';
import { Divider } from './components/divider/divider.js';
import { DropdownMenu } from './components/dropdown-menu/dropdown-menu.js';
import { MenuRadioGroup } from './components/dropdown-menu/menu-items.js';
import { FileUpload } from './components/file-upload/file-upload.js';
import { HoverCard } from './components/hover-card/hover-card.js';
import { IconButton } from './components/icon-button/icon-button.js';
import { Grid } from './components/layout/grid.js';
import { Stack } from './components/layout/stack.js';
import { VisuallyHidden } from './components/layout/visually-hidden.js';
import { Link } from './components/link/link.js';
import { NumberField } from './components/number-field/number-field.js';
import { OneTimeCodeField } from './components/one-time-code-field/one-time-code-field.js';
import { Pagination } from './components/pagination/pagination.js';
import { PasswordField } from './components/password-field/password-field.js';
import { Popover } from './components/popover/popover.js';
import { RadioCards } from './components/radio-cards/radio-cards.js';
import { Rating } from './components/rating/rating.js';
import { SegmentedControl } from './components/segmented-control/segmented-control.js';
import { Select } from './components/select/select.js';
import { Sheet } from './components/sheet/sheet.js';
import { Skeleton } from './components/skeleton/skeleton.js';
import { SliderField } from './components/slider-field/slider-field.js';
import { Splitter } from './components/splitter/splitter.js';
import { StatusDot } from './components/status-dot/status-dot.js';
import { Switch } from './components/switch/switch.js';
import { Table } from './components/table/table.js';
import { Tabs } from './components/tabs/tabs.js';
import { TagInput } from './components/tag-input/tag-input.js';
import { TextArea } from './components/text-area/text-area.js';
import { TextField } from './components/text-field/text-field.js';
import { Text } from './components/text/text.js';
import { ToolCallCard } from './components/tool-call-card/tool-call-card.js';
import { Tooltip } from './components/tooltip/tooltip.js';
import { Tree } from './components/tree/tree.js';

declare const act: () => void;
declare const sometimes: boolean;
declare const trigger: ReactElement<{ id?: string }>;
declare const icon: ReactElement;
declare const words: ReactNode;
declare const ids: ReadonlySet<string>;
const question = {
  title: 'Delete?',
  description: '',
  confirmLabel: 'Delete',
  cancelLabel: 'Keep',
  onConfirm: act,
};
const files = { label: 'Files', nodes: [] };
interface Row {
  name: string;
}

export const refused = [
  // @ts-expect-error -- a form's prop on what is none
  () => <Stack noValidate />,
  // @ts-expect-error -- a label's prop on a paragraph
  () => <Text htmlFor="name" />,
  // @ts-expect-error -- a value that nobody changes
  () => <Accordion value={['a']}>{null}</Accordion>,
  // @ts-expect-error -- the caller's value and a first one of the component's own
  () => <Accordion value={['a']} defaultValue={['b']} onValueChange={act} children={null} />,
  // @ts-expect-error -- one value where there may be several
  () => <Accordion defaultValue="a">{null}</Accordion>,
  // @ts-expect-error -- a size that nobody changes
  () => <Splitter label="Panes" start={null} end={null} size={40} />,
  // @ts-expect-error -- open nodes that nobody closes
  () => <Tree label="Files" nodes={[]} expanded={ids} />,
  // @ts-expect-error -- the caller's selection and a first one of the tree's own
  () => <Tree {...files} selected={ids} defaultSelected={ids} onSelectedChange={act} />,
  // @ts-expect-error -- something selected where nothing can be
  () => <Tree label="Files" nodes={[]} selectionMode="none" defaultSelected={ids} />,
  // @ts-expect-error -- a window that nothing opens
  () => <Dialog title="Rename" />,
  // @ts-expect-error -- a window that nobody closes
  () => <Dialog title="Rename" open />,
  // @ts-expect-error -- a window without a name
  () => <Dialog trigger={trigger} />,
  // @ts-expect-error -- a sheet that nobody closes, although something opens it
  () => <Sheet title="Menu" open trigger={trigger} children={null} />,
  // @ts-expect-error -- a question nobody can answer with no
  () => <AlertDialog open title="Delete?" description="" confirmLabel="Delete" onConfirm={act} />,
  // @ts-expect-error -- a question that nothing asks
  () => <AlertDialog {...question} />,
  // @ts-expect-error -- the caller's state and a first one of the window's own
  () => <Dialog title="Rename" open defaultOpen onOpenChange={act} />,
  // @ts-expect-error -- no tab is chosen
  () => <Tabs label="Views" children={null} />,
  // @ts-expect-error -- a tab that nobody changes
  () => <Tabs label="Views" value="a" children={null} />,
  // @ts-expect-error -- a popover that nobody closes
  () => <Popover trigger={trigger} open />,
  // @ts-expect-error -- a card that nobody closes
  () => <HoverCard trigger={trigger} open />,
  // @ts-expect-error -- a menu that nobody closes
  () => <CommandMenu items={[]} open />,
  // @ts-expect-error -- a menu that nobody opens or closes
  () => <DropdownMenu trigger={trigger} open={sometimes} children={null} />,
  // @ts-expect-error -- the caller's state and a first one of the menu's own
  () => <CommandMenu items={[]} open defaultOpen onOpenChange={act} />,
  // @ts-expect-error -- a choice that nobody changes
  () => <MenuRadioGroup value="a" children={null} />,
  // @ts-expect-error -- a menu that neither keys nor the caller open
  () => <CommandMenu items={[]} hotkey={false} />,
  // @ts-expect-error -- a text that nobody changes
  () => <TextField label="City" value="Gdańsk" />,
  // @ts-expect-error -- the caller's text and a first one of the form's own
  () => <TextField label="City" value="Gdańsk" defaultValue="Lyon" onChange={act} />,
  // @ts-expect-error -- not always read only, and then nobody changes it
  () => <TextField label="City" value="Gdańsk" readOnly={sometimes} />,
  // @ts-expect-error -- a text that nobody changes
  () => <TextArea label="Prompt" value="" />,
  // @ts-expect-error -- the caller's text and a first one of the form's own
  () => <PasswordField label="Password" value="" defaultValue="" onChange={act} />,
  // @ts-expect-error -- a number that nobody changes
  () => <NumberField label="Points" value={1} />,
  // @ts-expect-error -- the caller's number and a first one of the field's own
  () => <NumberField label="Points" value={1} defaultValue={2} onValueChange={act} />,
  // @ts-expect-error -- no number is null, not an empty text
  () => <NumberField label="Points" value="" onValueChange={act} />,
  // @ts-expect-error -- a slider without ends
  () => <SliderField label="Warmth" value={1} onValueChange={act} />,
  // @ts-expect-error -- a switch that nobody turns
  () => <Switch label="Alerts" checked />,
  // @ts-expect-error -- a box that nobody ticks
  () => <Checkbox label="Terms" checked />,
  // @ts-expect-error -- not always disabled, and then nobody ticks it
  () => <Checkbox label="Terms" checked={false} disabled={sometimes} />,
  // @ts-expect-error -- the caller's state and a first one of the box's own
  () => <Checkbox label="Terms" checked defaultChecked onCheckedChange={act} />,
  // @ts-expect-error -- the caller's state and a first one of the switch's own
  () => <Switch label="Alerts" checked defaultChecked onCheckedChange={act} />,
  // @ts-expect-error -- a choice that nobody changes
  () => <Select label="Model" value="a" options={[]} />,
  // @ts-expect-error -- the caller's choice and a first one of the field's own
  () => <Select label="Model" value="a" defaultValue="b" onValueChange={act} options={[]} />,
  // @ts-expect-error -- a choice that nobody changes
  () => <Combobox label="Agent" value="a" options={[]} />,
  // @ts-expect-error -- choices that nobody changes
  () => <CheckboxGroup label="Days" value={[]} options={[]} />,
  // @ts-expect-error -- a choice that nobody changes
  () => <RadioCards label="Plan" value="a" options={[]} />,
  // @ts-expect-error -- a choice that nobody changes
  () => <SegmentedControl label="View" value="a" options={[]} />,
  // @ts-expect-error -- a date that nobody changes
  () => <DatePicker label="Due" value="2026-11-23" />,
  // @ts-expect-error -- dates that nobody changes
  () => <DateRangePicker label="Period" value={{ start: '', end: '' }} />,
  // @ts-expect-error -- tags that nobody changes
  () => <TagInput label="Tags" value={[]} />,
  // @ts-expect-error -- a code that nobody types
  () => <OneTimeCodeField label="Code" value="" />,
  // @ts-expect-error -- files that nobody chooses
  () => <FileUpload label="Files" value={[]} />,
  // @ts-expect-error -- several values where one is chosen
  () => <Select label="Model" value={['a']} onValueChange={act} options={[]} />,
  // @ts-expect-error -- the browser fills in by name, and there is none
  () => <Select label="Country" value="" onValueChange={act} options={[]} autoComplete="country" />,
  // @ts-expect-error -- several values where one is chosen
  () => <Combobox label="Agent" value={['a']} onValueChange={act} options={[]} />,
  // @ts-expect-error -- nothing chosen is an empty text here
  () => <RadioCards label="Plan" value={null} onValueChange={act} options={[]} />,
  // @ts-expect-error -- stars that nobody can choose, and that do not say so
  () => <Rating label="Answer" value={3} />,
  // @ts-expect-error -- a rating cannot be taken back where it cannot be given
  () => <Rating label="Answer" value={3} readOnly clearable />,
  // @ts-expect-error -- stars too small to press
  () => <Rating label="Answer" value={3} onValueChange={act} size="small" />,
  // @ts-expect-error -- a number of columns, and as many as fit
  () => <Grid columns={3} minColumn={200} />,
  // @ts-expect-error -- a moment of something that is no time
  () => <Text dateTime="2026-11-21">Today</Text>,
  // @ts-expect-error -- a hidden word that is not there
  () => <StatusDot status="idle" labelHidden />,
  // @ts-expect-error -- a word in the middle of an upright line
  () => <Divider orientation="vertical" label="or" />,
  // @ts-expect-error -- a title in a bar that is left out
  () => <CodeBlock code="" plain title="main.ts" />,
  // @ts-expect-error -- its own details and those of the caller
  () => <ToolCallCard name="lookup" result={1} children="1 row" />,
  // @ts-expect-error -- open at first what is always open
  () => <ToolCallCard name="lookup" result={1} collapsible={false} defaultOpen />,
  // @ts-expect-error -- lines of a circle
  () => <Skeleton shape="circle" lines={3} />,
  // @ts-expect-error -- a height of text, which the font has
  () => <Skeleton height={36} />,
  // @ts-expect-error -- looks lent to two elements
  () => <VisuallyHidden asChild children={[icon, icon]} />,
  // @ts-expect-error -- a button leads nowhere: ButtonLink
  () => <Button href="/agents">Agents</Button>,
  // @ts-expect-error -- a link that leads nowhere
  () => <ButtonLink>Agents</ButtonLink>,
  // @ts-expect-error -- a link cannot be disabled
  () => <ButtonLink href="/agents" disabled children="Agents" />,
  // @ts-expect-error -- a link cannot be disabled
  () => <Link href="/agents" disabled children="Agents" />,
  // @ts-expect-error -- an icon without a name
  () => <Button icon={icon} />,
  // @ts-expect-error -- an icon without a name, at the other end
  () => <Button variant="quiet" iconEnd={icon} onClick={act} />,
  // @ts-expect-error -- an icon without a name
  () => <ButtonLink href="/agents" icon={icon} />,
  // @ts-expect-error -- an icon without a name
  () => <IconButton icon={icon} />,
  // @ts-expect-error -- a name and words besides it
  () => <IconButton label="Add" icon={icon} children="Add" />,
  // @ts-expect-error -- rows of nothing
  () => <Table>{null}</Table>,
  // @ts-expect-error -- an explanation of two elements
  () => <Tooltip content="Add" children={[icon, icon]} />,
  // @ts-expect-error -- pages that neither lead anywhere nor tell anybody
  () => <Pagination page={1} total={9} pageSize={3} />,
  // @ts-expect-error -- a field the row does not have
  (): DataTableColumn<Row> => ({ id: 'age', header: 'Age', value: 'age' }),
  // @ts-expect-error -- a filter of a column without values
  (): DataTableColumn<Row> => ({ id: 'a', header: 'A', cell: act, filter: { kind: 'text' } }),
  // @ts-expect-error -- a column with neither a value nor a cell
  (): DataTableColumn<Row> => ({ id: 'name', header: 'Name' }),
];

export const accepted = [
  () => (
    <Stack as="form" noValidate onSubmit={(event) => event.currentTarget.requestSubmit()}>
      <Stack as="fieldset" disabled />
      <Stack as="main" gap={8} />
      <Text as="label" htmlFor="name" />
      <Text as="time" dateTime="2026-01-31" />
    </Stack>
  ),
  () => <Accordion>{null}</Accordion>,
  () => <Accordion defaultValue={['a']} onValueChange={act} children={null} />,
  () => (
    <Accordion value={['a']} onValueChange={(open: string[]) => act.call(open)} children={null} />
  ),
  () => <Splitter label="Panes" start={null} end={null} defaultSize={40} onSizeCommit={act} />,
  () => <Splitter label="Panes" start={null} end={null} size={40} onSizeChange={act} />,
  () => <Tree label="Files" nodes={null} selectionMode="none" />,
  () => <Tree label="Files" nodes={[]} selected={ids} onSelectedChange={act} />,
  () => <Dialog title="Rename" trigger={trigger} onOpenChange={act} />,
  () => <Dialog title="Rename" open={sometimes} onOpenChange={act} />,
  () => <Dialog title="Rename" open={sometimes} onOpenChange={act} trigger={trigger} />,
  () => <AlertDialog {...question} trigger={trigger} />,
  () => <Dialog title="Rename" trigger={trigger} defaultOpen />,
  () => <Tabs label="Views" defaultValue="a" children={null} />,
  () => <Popover trigger={trigger} />,
  () => <Popover trigger={trigger} defaultOpen={sometimes} onOpenChange={act} />,
  () => <Popover trigger={trigger} open={sometimes} onOpenChange={act} />,
  () => <DropdownMenu trigger={trigger} children={null} onOpenChange={act} />,
  () => <DropdownMenu trigger={trigger} open={sometimes} onOpenChange={act} children={null} />,
  () => <Checkbox label="Terms" checked={sometimes} onCheckedChange={act} disabled={sometimes} />,
  () => <Checkbox label="Terms" checked disabled />,
  () => <Checkbox label="Terms" defaultChecked="indeterminate" disabled={sometimes} />,
  () => <Switch label="Alerts" defaultChecked onCheckedChange={act} />,
  () => <Select label="Model" defaultValue="a" options={[]} />,
  () => <Combobox label="Agent" defaultValue={null} onValueChange={act} options={[]} />,
  () => <CheckboxGroup label="Days" defaultValue={['mo']} options={[]} />,
  () => <RadioCards label="Plan" options={[]} />,
  () => <SegmentedControl label="View" defaultValue="a" options={[]} />,
  () => <NumberField label="Points" defaultValue={1} />,
  () => <SliderField label="Warmth" defaultValue={1} min={0} max={2} />,
  () => <DatePicker label="Due" defaultValue="2026-11-23" />,
  () => <DateRangePicker label="Period" onValueChange={act} />,
  () => <TagInput label="Tags" defaultValue={['a']} />,
  () => <OneTimeCodeField label="Code" onComplete={act} />,
  () => <FileUpload label="Files" />,
  () => <Rating label="Answer" defaultValue={3} clearable />,
  () => <Checkbox label="Terms" checked disabledReason="Your plan includes it" />,
  () => <Button icon={icon}>Add</Button>,
  () => <Button icon={icon}>{words}</Button>,
  () => <Button icon={icon} aria-label="Add" />,
  () => <Button iconEnd={icon} aria-labelledby="heading" />,
  () => <Button icon={sometimes && icon} aria-label="Add" children={words} />,
  () => <ButtonLink href="/agents" icon={icon} aria-label="Agents" />,
  () => <ButtonLink href="/agents" iconEnd={icon} children="Agents" />,
  () => <CommandMenu items={[]} />,
  () => <CommandMenu items={[]} defaultOpen onOpenChange={act} />,
  () => <MenuRadioGroup defaultValue="a" children={null} />,
  () => <CommandMenu items={[]} hotkey={false} open={sometimes} onOpenChange={act} />,
  () => <TextField label="City" />,
  () => <TextField label="City" defaultValue="Gdańsk" />,
  () => (
    <TextField label="City" value="Gdańsk" onChange={(event) => act.call(event.target.value)} />
  ),
  () => <TextField label="City" value="Gdańsk" readOnly />,
  () => <TextField label="City" value="Gdańsk" disabled />,
  () => <TextField label="City" value="Gdańsk" disabledReason="A run uses it" />,
  () => <PasswordField label="Password" value="" onChange={act} />,
  () => (
    <Select
      label="Country"
      name="country"
      autoComplete="country"
      value=""
      onValueChange={act}
      options={[]}
    />
  ),
  () => <Rating label="Answer" value={3.4} readOnly size="small" />,
  () => <Rating label="Answer" value={3} onValueChange={act} half clearable />,
  () => <Rating label="Answer" value={3} onValueChange={act} readOnly={sometimes} />,
  () => <Grid minColumn={200} />,
  () => <Text as="time" dateTime="2026-11-21" children="Today" />,
  () => <StatusDot status="idle" label="Idle" labelHidden={sometimes} />,
  () => <CodeBlock code="" plain language="JSON" />,
  () => <ToolCallCard name="lookup" defaultOpen children="1 row" />,
  () => <Skeleton shape="block" height={36} />,
  () => <Skeleton lines={3} width="50%" />,
  () => <VisuallyHidden asChild children={icon} />,
  () => <VisuallyHidden>words</VisuallyHidden>,
  (): DataTableColumn<Row> => ({
    id: 'name',
    header: 'Name',
    value: 'name',
    filter: { kind: 'text' },
  }),
];

import { SearchIcon, TextField } from '@constella/ui';
import { startTransition, useOptimistic } from 'react';

interface ListSearchProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  /** The text the list is searched for: the address's word. */
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/**
 * The search field of a list whose address holds what is searched for. The router follows the address
 * when there is time; the field shows every letter at once, or those typed meanwhile would be lost.
 */
export function ListSearch({ label, value, onChange, className }: ListSearchProps) {
  const [text, setText] = useOptimistic(value);
  const change = (next: string) =>
    startTransition(() => {
      setText(next);
      onChange(next);
    });
  return (
    <TextField
      className={className}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      icon={<SearchIcon />}
      value={text}
      onChange={(event) => change(event.target.value)}
      onClear={() => change('')}
    />
  );
}

import type { ReactElement } from 'react';

export type Props = Record<string, unknown>;

/** Rules a component may be excused from; the reason stands in the table. */
export type Rule = 'ref' | 'className' | 'native' | 'style';

export interface Contract {
  /**
   * `root`: ref, class name and native props are the outermost element's. `field`: the class name is
   * the outer element's, native props are the control's or the group's, the ref is what takes the
   * focus. @default 'root'
   */
  kind?: 'root' | 'field';
  /** Beyond what its stories begin with. */
  args?: Props;
  /** For what only exists inside something else. */
  render?: (props: Props) => ReactElement;
  /** Steps to take before there is something to see. */
  open?: (canvas: HTMLElement) => void;
  /** Props that bring about a state, and what the element, or one inside it, then matches. */
  states?: readonly (readonly [props: Props, selector: string])[];
  /** Rules that cannot hold, each with the reason. */
  excused?: Partial<Record<Rule, string>>;
  /** It renders nothing of its own, with the reason. */
  nothing?: string;
}

import type { LinkComponentProps } from '@constella/ui';
import { Link } from 'react-router-dom';

const isInternal = (href: string) => /^(?:\/(?!\/|api\/)|\?)/.test(href);

/** Lets every link of the component library navigate without a page load. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  // The content comes with the props.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return isInternal(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

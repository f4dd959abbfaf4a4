import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/**
 * The secret of a mail's link, empty without one. Once read it leaves the address, and with it the
 * history, what a reload repeats and what people copy. A second link opened in the same tab counts.
 */
export function useLinkToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  if (hash && tokenIn(hash) !== token) setToken(tokenIn(hash));
  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}

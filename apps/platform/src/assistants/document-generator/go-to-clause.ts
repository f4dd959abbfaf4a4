/** To a clause: it is brought into view, and the next Tab goes on from there. */
export const goToClause = (clause: string): void =>
  document.getElementById(`clause-${clause}`)?.focus();

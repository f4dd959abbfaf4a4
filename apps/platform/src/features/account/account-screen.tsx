/** stub */
export function AccountScreen() {
  return <h1>x</h1>;
}

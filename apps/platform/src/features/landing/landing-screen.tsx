/** stub */
export function LandingScreen() {
  return <h1>x</h1>;
}

export default function SideBySideScreen() {
  return null;
}

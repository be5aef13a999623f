export default function OverTimeScreen() {
  return null;
}

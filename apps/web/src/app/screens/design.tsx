export default function DesignScreen() {
  return null;
}

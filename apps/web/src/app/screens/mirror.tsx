export default function MirrorScreen() {
  return null;
}

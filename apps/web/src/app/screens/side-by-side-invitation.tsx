export default function SideBySideInvitationScreen() {
  return null;
}

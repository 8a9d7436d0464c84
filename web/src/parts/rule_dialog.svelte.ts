/** Which paragraph of which rulebook is shown beside what the reader does. */
class RuleDialog {
  shown = $state.raw<{ game: string; id: string }>();
  show(game: string, id: string): void {
    this.shown = { game, id };
  }
  hide(): void {
    this.shown = undefined;
  }
}
export const ruleDialog = new RuleDialog();

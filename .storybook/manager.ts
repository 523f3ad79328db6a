import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Shows the name of the project instead of Storybook's own. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Landform', brandUrl: './', brandTarget: '_self' }),
});

// The page's style sheets, in their order.
import '../style/themes.css';
import '../style/page.css';
import '../style/windows.css';
import '../style/tabs.css';
import '../style/start.css';
import '../style/table.css';
import '../style/narrow.css';
import '../style/shapes.css';
import '../style/board.css';
import '../style/checkers.css';
import '../style/felt.css';
import '../style/over.css';
import '../style/motion.css';
import '../style/offline.css';
import '../style/contrast.css';

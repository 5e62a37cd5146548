// The page's style sheets, in their order.
import '../style/page.css';
import '../style/start.css';
import '../style/table.css';
import '../style/board.css';
import '../style/felt.css';

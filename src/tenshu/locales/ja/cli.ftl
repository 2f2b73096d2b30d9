# コマンドラインの言葉。

cli-stopped = 中断しました。
cli-bug = Tenshu の内部で問題が起きました（{ $error }）。ご報告ください。保存済みの対局は無事です。
cli-language = 「{ $language }」という言語はありません。使える言語：{ $known }。

cli-usage-command = 「{ $word }」というコマンドはありません。使えるコマンド：{ $commands }。
cli-usage-option = 「{ $command }」に { $word } という指定はありません。使える指定：{ $options }。
cli-usage-value = { $kind ->
    [int] { $option } には整数を入れてください。「{ $value }」は使えません。
    [float] { $option } には数を入れてください。「{ $value }」は使えません。
    [bool] { $option } は単独で書いてください。「{ $value }」は要りません。
   *[other] { $option } に「{ $value }」は使えません。
}
cli-usage-no-value = { $option } の後に値を書いてください。
cli-usage-missing = 「{ $command }」には { $name } が必要です。例は「tenshu { $command } --help」で見られます。
cli-usage-repeated = { $option } が何度も指定されています。一度だけ書いてください。
cli-usage-unused = 「{ $command }」では「{ $words }」は使えません。使い方は「tenshu { $command } --help」で見られます。
cli-usage-other = 「{ $command }」を読み取れませんでした（{ $problem }）。書き方は「tenshu { $command } --help」で見られます。
cli-option-form = 「{ $text }」を読み取れませんでした。「名前=値」の形で書いてください。
cli-deck-none = { $game }のデッキは差し替えられません。--deck を外すか、差し替えられるゲームを選んでください。一覧は「tenshu games」。
cli-deck-unreadable = { $name } を読めません（{ $reason }）。デッキの入ったファイルのパスを指定してください。
cli-deck-letters = { $name } は UTF-8 のテキストではありません。UTF-8 で保存してください。
cli-deck-large = { $name } は { $most } バイトを超えていて、デッキではありません。デッキの入ったファイルのパスを指定してください。
cli-deck-twice = デッキが --deck と --option deck={ $value } の二つあります。どちらか一つにしてください。
cli-number-range = { $option } に { $number } は使えません。{ $fewest } から { $most } までです。
cli-number-only = { $option } に { $number } は使えません。使えるのは { $only } だけです。
cli-seconds = --seconds に { $seconds } は使えません。0 より大きく { $most } 以下にしてください。
cli-perft-position = ゲームかファイル（--file）のどちらか一方を指定してください。ゲーム：{ $known }。

cli-manual = Tenshu（天守）：ボードゲームの卓。遊ぶ、見直す、試す。
cli-manual-commands = コマンド
cli-manual-options = 指定
cli-manual-examples = 例
cli-manual-usage = 使い方：{ $usage } [指定]
cli-manual-play = このキーボードで、ボットや仲間と遊びます。足りないことはお尋ねします。
cli-manual-resume = 保存した対局の続きを遊びます。指定がなければ、いちばん新しい途中の対局です。
cli-manual-games = ゲームの一覧（題名、席数、選択ルール）を表示します。
cli-manual-replay = 保存した対局を言葉でたどり、卓を表示します。
cli-manual-simulate = ランダムな対局を全コアで大量に行い、得点と席の公平さを調べます。
cli-manual-perft = ある局面からの進み方を数え、ルールを確かめます。
cli-manual-bench = このマシンでの各ゲームの速さを測ります。

cli-option-language = 英語、フランス語、日本語のどれで話すか
cli-option-help = ヘルプを表示（コマンドの後なら、そのコマンドのもの）
cli-option-version = バージョンを表示
cli-option-game = 題名（例：{ $title }）。一覧は「tenshu games」
cli-option-seats = 席の数
cli-option-people = このキーボードで遊ぶ人数。残りの席はボット
cli-option-option = 選択ルール。何度でも指定できます
cli-option-deck = 自分のデッキのファイル（使えるゲームのみ）
cli-option-seed = 運を固定する数。同じ数なら同じ展開
cli-option-file = 数え始める対局の記録
cli-option-play-file = 対局を保存する場所
cli-option-resume-file = 保存した対局の名前かパス
cli-option-replay-file = 保存した対局の名前かパス
cli-option-ply = この手数まで進めた局面
cli-option-seat = この席から見える卓
cli-option-open = 途中の対局でも、すべて公開して表示
cli-option-step = 一手ずつ：Enter で次、b で戻る、数でその手へ、q で終わり
cli-option-json = JSON だけを出力
cli-option-games = 対局の数
cli-option-threads = スレッドの数。0 ならコアの数
cli-option-depth = 何手先まで数えるか
cli-option-divide = 最初の手ごとの数も表示
cli-option-core-only = 1 コアだけで測る
cli-option-seconds = 一回の測定の秒数
cli-option-runs = 測定の回数

cli-games-seats = { $fewest }～{ $most } 席
cli-games-seats-only = { $most } 席
cli-games-option = --option { $option }={ $default }（ほかに { $values }）
cli-games-deck = 自分のデッキ：--deck FILE

cli-save-folder = { $name } はフォルダーです。ファイル名を指定してください。
cli-save-exists = { $name } はすでにあります。別の名前にするか、続きを遊んでください：{ $tenshu } resume { $name }
cli-save-no-folder = { $folder } というフォルダーがないので、{ $name } に書き込めません。フォルダーを作るか、--file で別の場所を選んでください。
cli-save-skipped = 飛ばしました：{ $fault }
cli-save-none = { $folder } に途中の対局はありません。新しく始めるには：{ $tenshu } play
cli-save-unwritable = { $name } に書き込めません（{ $reason }）。--file で別の場所を選んでください。
cli-save-note = { $name } の覚え書き「{ $note } { $value }」は、この Tenshu では読めません。元の記録か、新しい Tenshu をお使いください。
cli-loading = 対局を読み込んでいます…
cli-preparing = { $game } を準備しています。このマシンで初めてのときは数秒かかります…

cli-which-game = どのゲームで遊びますか？（Enter：1）
cli-how-many-seats = 何席にしますか？ { $fewest }～{ $most }（Enter：{ $usual }）
cli-prompt = >
cli-curtain = 席{ $seat } の方に交代してください。座ったら Enter を押します。
cli-seat-mine = { $seat }（あなた）
cli-turn = 席{ $seat }、あなたの番です：{ $question }
cli-choice = { $what }：{ $told }
cli-choice-bare = { $what }
cli-choice-same = どれを選んでも：{ $told }
cli-keys = { $count ->
    [1] Enter：これにする   ?：説明   u：待った   q：保存して終わる   h：ヘルプ
   *[other] 番号か言葉で答える   ?：説明   u：待った   q：保存して終わる   h：ヘルプ
}
cli-keys-all =
    番号か、「{ $example }」のような言葉で答えてください。
    卓の上の印でも、言葉の初めだけでも答えられます。
    ?      ルールと、それぞれの手の得失。「? { $example }」なら、打てない手でも説明
    r      ルールのまとめ
    u      待った：自分の前の手まで戻す
    =      得点表
    Enter  卓をもう一度表示（手が一つだけなら、それにする）
    q      保存して終わる。続きは「{ $tenshu } resume」
    卓の上の * は、選べるものの印です。
cli-legend = 印の例：
cli-rules-unknown = このゲームのルールのまとめはありません。? で、その場の説明が見られます。
cli-chapter-over = ラウンド終了。これまでの得点：
cli-go-on = Enter：続ける
# 席の答えの名前、またはゲームに言葉があれば、その動き。
cli-recap-said = { $you ->
    [yes] あなた：{ $what }
   *[no] 席{ $seat }：{ $what }
}
cli-recap-did = { $you ->
    [yes] あなた：{ $what }
   *[no] 席{ $seat }：{ $what }
}
cli-recap-hidden = （非公開）
# 答えの後ろに、目に見えて変わったこと。例：「部屋2（コイン+1、鉄+2）」。
cli-recap-changed = { $what }（{ $changed }）
cli-recap-chance = { $question } { $what }
cli-recap-many = { $question } 公開 { $seen }、非公開 { $hidden }

cli-answer-number = { $last ->
    [1] { $number } は一覧にありません。選べるのは 1 だけです。
   *[other] { $number } は一覧にありません。1 から { $last } で選んでください。
}
cli-answer-unread = { $last ->
    [1] 「{ $text }」は選べません。1 か、その横の言葉で答えてください。
   *[other] 「{ $text }」は選べません。1 から { $last } の番号か、その横の言葉で答えてください。
}
cli-answer-ambiguous = 「{ $text }」に当てはまる手がいくつもあります。もう少し詳しく書くか、1 から { $last } の番号で答えてください。
cli-not-now = { $what }：今はできません。{ $why }
cli-explain-legal = { $what }：{ $told }
cli-explain-nothing = 選べます。ほかに説明はありません
cli-explain-unread = 「{ $text }」というものはここにありません。一覧の言葉か番号で書いてください。
cli-nothing-to-take-back = まだ何も決めていないので、待ったはできません。

cli-saved = 保存しました。続きを遊ぶには：
cli-kept = 記録を残しました。見直すには：
cli-sheet = 得点
cli-sheet-total = 合計
cli-points = { $points } 点
cli-result-alone = 対局終了：{ cli-points }です。
cli-result-you = { cli-points }で、あなたの勝ちです！
cli-result = { $count ->
    [1] { cli-points }で、{ $winners }の勝ちです。
   *[other] { cli-points }ずつで、{ $winners }が勝利を分け合いました。
}
cli-result-rival = { $count ->
    [1] { $rival }
   *[other] { $rival }
}
cli-result-tiebreak = 同点のため、タイブレークで決まりました。
cli-result-place = { $place } 位　{ $seat }：{ cli-points }
cli-list-separator = 、
cli-clause-separator = 。
cli-list = { $most }と{ $last }

cli-step = { $last } 手中 { $ply } 手目（Enter：次、b：戻る、数：その手へ、q：終わる）>
cli-step-unread = 「{ $text }」は読み取れません。Enter か、b、q、または 0 から { $last } の数を入れてください。

cli-decimal-point = { "." }
cli-percent = { $number } %
cli-simulating = 対局中
cli-games-rate = 毎秒 { $rate } 局
cli-simulated = { $game }、{ $seats } 席：ランダムな対局 { $games } 局
cli-simulated-speed = { $decisions } 手を { $seconds } 秒で（{ $threads } スレッド）：毎秒 { $rate } 手
cli-simulated-seat = 席
cli-simulated-points = 得点（95 %）
cli-simulated-wins = 勝率（95 %）
cli-simulated-par = 均等なら { $par }。勝利を分け合った対局：{ $shared }
cli-simulated-beaten = ライバルに勝った対局：{ $beaten }。勝利を分け合った対局：{ $shared }
cli-simulated-caption = 手番の順ではなく席ごとの値です。運が親を決めるゲームでは、席の差は偶然だけです。
cli-simulated-mean = 一席の得点：{ $mean }、標準偏差 { $deviation }
cli-simulated-quantiles = 分位点：{ $quantiles }

cli-counting = { $depth } 手先を数えています
cli-perft = { $depth } 手：{ $ways } 通り、{ $seconds } 秒（毎秒 { $rate }）
cli-perft-below = { $what }：{ $ways }

cli-loading-games = ゲームを読み込んでいます…
cli-timing = { $game }（{ $seats } 席）を測っています…
cli-bench-machine = Tenshu { $tenshu }、Python { $python }、Numba { $numba }、{ $cpu }、コア：{ $cores }{ $interpreted ->
    [True] （インタープリター）
   *[False] {""}
}
cli-bench-game = ゲーム
cli-bench-seats = 席
cli-bench-one-core = 手/秒（1コア）
cli-bench-all-cores = 手/秒（全コア）
cli-bench-act = 一手 µs
cli-bench-replay = 再生 µs
cli-bench-guess = 推測 µs
cli-bench-state = バイト
cli-bench-cold = { $game }：起動 { $seconds } 秒（今回コンパイル）
cli-bench-warm = { $game }：起動 { $seconds } 秒（キャッシュから）
cli-too-many-bots = { $seats } 席に対してボットが { $bots } 体です。人のいない席の数までにしてください。
cli-option-bot = 残りの席に座るボット：レベル（visitor、apprentice、journeyman、master、grandmaster）または自作の package.module:Bot。複数指定できます
